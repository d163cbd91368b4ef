import { renderToString } from "react-dom/server"
import { Router } from "wouter"
import { NoticeRegion } from "../notice/NoticeRegion.tsx"
import { SignInPage } from "./SignInPage.tsx"

/** The sign-in page as the build writes it into index.html: what `App` draws at `/login`, to the letter. */
export const writtenPage = (product: string): string =>
  renderToString(
    <Router ssrPath="/login">
      <SignInPage product={product} />
      <NoticeRegion />
    </Router>
  )
