import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { compiledAhead } from "./build/compiledAhead.ts"
import { endpointsAhead } from "./build/endpointsAhead.ts"
import { firstScreen } from "./build/firstScreen.ts"
import { inspectorPage } from "./build/inspectorPage.ts"
import { offlineShell } from "./build/offlineShell.ts"
import { pagesAhead } from "./build/pagesAhead.ts"
import { pdfPictures } from "./build/pdfPictures.ts"
import { withoutDescriptions } from "./build/withoutDescriptions.ts"
import { writtenForm } from "./build/writtenForm.ts"

const service = `http://localhost:${process.env.PORT ?? 4000}`
const served = ["/api", "/oauth-service", "/files", "/docs", "/openapi.json", "/outbox", "/health"]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    endpointsAhead(),
    withoutDescriptions(),
    firstScreen(),
    writtenForm(import.meta.dirname),
    pagesAhead(join(import.meta.dirname, "src")),
    offlineShell(join(import.meta.dirname, "src")),
    compiledAhead("portal/LeaderEntryRoute.tsx"),
    pdfPictures(),
    inspectorPage(import.meta.dirname)
  ],
  server: { proxy: Object.fromEntries(served.map((path) => [path, service])) },
  build: {
    target: "es2023",
    cssTarget: ["chrome125", "firefox128", "safari18"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first page needs two files: each request costs a slow phone time, and so does all at once.
    rolldownOptions: {
      output: {
        // A name in full costs sign-in, which knows those of all pages: seven characters tell versions of one file apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "screens", test: /src\/App\.tsx$/ },
            // Small files that several pages draw: one name instead of one each.
            { name: "icons", test: /lucide-react/, minShareCount: 2 },
            // Of what every page is laid out: sign-in lists the files of each page that may follow, and knows one name for many.
            {
              name: "layout",
              test: /web\/src\/(ui\/(Row|RowLink|Stack|Grid|arranged|Badge|Callout|Card|IconButton|LinkCard|LoadingState|TwoLines|VisuallyHidden|Placeholder|Segments|Scrim|Facts|SegmentedControl|useRootMark|useShownFirst|EmailText|TelephoneLink|Bullets|UndoButton|StepPager|PrintSheet|StatCard|ChoiceField|TextAreaField|SelectField)|layout\/BackLink|vehicle\/(VehiclePhoto|vehicleTitle|Specification)|editing\/DraftLine|form\/(LeftAnswers|QuestionForm)|file\/fileAddress|booking\/BookingStatusBadge|list\/(entire|failureWords|List|retryFor|PartBody)|time\/(write|timeZone|InZone)|portal\/PublicMessage|eligibility\/(EligibilityBadge|EligibilityReasons))\./
            },
            // The contract is made of the declared forms: one file for all of them, where each would be one of its own.
            { name: "forms", test: /sdk\/src\/(form|money|[a-z]+\/([a-z]+Form|profile|location)\.ts)/ }
          ]
        }
      }
    }
  },
  worker: { format: "es" }
})
