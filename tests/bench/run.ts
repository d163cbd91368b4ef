import { benchCandidates } from "./candidates.ts"
import { benchDashboard } from "./dashboard.ts"
import { benchEligibility } from "./eligibility.ts"
import { benchFiles } from "./files.ts"
import { benchInspector } from "./inspector.ts"
import { benchLeader } from "./leader.ts"
import { benchLeaderInputs } from "./leaderInputs.ts"
import { benchLists } from "./lists.ts"
import { benchOnboarding } from "./onboarding.ts"
import { benchPack } from "./pack.ts"
import { benchPackages } from "./packages.ts"
import { benchPage } from "./page.ts"
import { benchPicker } from "./picker.ts"
import { benchRequestForm } from "./requestForm.ts"
import { benchSdk } from "./sdk.ts"
import { benchTransport } from "./transport.ts"

console.log("The page against the floor: a slow phone on a slow line")
const { loading, typing, slowest } = await benchPage()
console.table(loading)
console.table(typing)
console.table(slowest)

console.log("Searching and ticking among 500 vehicles")
console.table(await benchPicker())

console.log("One SDK call against fetch and JSON.parse")
console.table(await benchSdk())

console.log("What the installed packages weigh")
const { times, sizes } = await benchPackages()
console.table(times)
console.table(sizes)

console.log("The dashboard's calls at 10,000 and at 1,000,000 bookings")
console.table(await benchDashboard())

console.log("The lists of the rental desk at 10,000 and at 1,000,000 rows")
console.table(await benchLists())

console.log("Lists of transport jobs, board and schedule at 10,000 and at 1,000,000 jobs")
console.table(await benchTransport())

console.log("Who may take a seat among 3,000 workers, and the same read without a judgement")
console.table(await benchCandidates())

console.log("Ordinary calls while twenty people ask for one photo of 5 MB")
console.table(await benchFiles())

console.log("Who may work: the matrix of 100 and of 1,000 workers, and what a person waits for in it")
const { calls, inputs } = await benchEligibility()
console.table(calls)
console.table(inputs)

console.log("What a person waits for in forms with forty rows")
console.table(await benchOnboarding())

console.log("What a guest waits for in the form that asks for a journey")
console.table(await benchRequestForm())

console.log("Opening the log of a journey without a connection, against the floor from its own cache")
console.table(await benchLeader())

console.log("What a leader waits for in the log of a journey with all lists full")
console.table(await benchLeaderInputs())

console.log("Sealing and verifying a pack, against hashing its photos")
console.table(await benchPack())

console.log("Going through a recording of 10,000 steps")
console.table(await benchInspector())
