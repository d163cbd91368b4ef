import { pngOf } from "../../agency/pngOf.ts"
import { formWith } from "../../file/formWith.ts"
import type { Row } from "../Row.ts"

const own = "401 403 403 200 404 403 403 403 403 403 403 403"
const refused = "401 403 403 409 404 403 403 403 403 403 403 403"
const nowhere = "401 403 403 404 404 403 403 403 403 403 403 403"
const nobody = "401 403 403 403 403 403 403 403 403 403 403 403"
const log = "/transport/:overTransport/log"
const kept = "/team-leader/:overTransport"
const reason = { reason: "By day" }
const uuid = "0b7e1f2c-3d4a-4b5c-8d6e-7f8091a2b3c4"
const sent = { id: uuid, content: {} }

/** Who keeps the log of a journey, and who reviews it; the links here are to hires, and open none. */
export const journeyLogRows: ReadonlyArray<Row> = [
  [
    "401 403 403 403 403 403 200 403 403 404 403 403",
    "leader.open",
    "/worker/:worker/transport/:overTransport/log",
    {}
  ],
  [
    "401 403 403 403 403 403 403 403 403 404 403 403",
    "leader.open",
    "/worker/:worker/transport/:newTransport/log",
    {},
    "whom somebody else leads"
  ],
  [nobody, "leader.read", kept],
  [nobody, "leader.sendVehicle", `${kept}/vehicle`, sent],
  [nobody, "leader.sendProperty", `${kept}/property/TAKEN`, sent],
  [nobody, "leader.sendMedication", `${kept}/medication/HANDED`, sent],
  [nobody, "leader.sendDropOff", `${kept}/drop-off`, sent],
  [nobody, "leader.sendTimes", `${kept}/times`, sent],
  [nobody, "leader.sendIncident", `${kept}/incidents/${uuid}`, sent],
  [nobody, "leader.sendPhoto", `${kept}/photos/${uuid}`, () => formWith(pngOf(60), "photo.png", "image/png")],
  [own, "journeyLog.byId", log],
  [nowhere, "journeyLog.byId", "/transport/:newTransport/log", undefined, "that nobody has accepted"],
  [refused, "journeyLog.makeCode", `${log}/code`, undefined, "of which its leader has the log"],
  [
    refused,
    "journeyLog.giveBack",
    `${log}/returned`,
    { steps: [{ step: "plan", words: "An hour less" }] },
    "before it is submitted"
  ],
  [nowhere, "journeyLog.overrule", `${log}/defects/:none/overruled`, reason],
  [nowhere, "journeyLog.mend", `${log}/defects/:none/mended`, reason]
]
