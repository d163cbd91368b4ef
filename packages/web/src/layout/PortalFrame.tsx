import PanelLeft from "lucide-react/icons/panel-left"
import { type ReactNode, useState } from "react"
import { lazyScreen } from "../lazyScreen.tsx"
import { afterPaint } from "../ui/afterPaint.ts"
import { IconButton } from "../ui/IconButton.tsx"
import { LoadingBar } from "../ui/LoadingBar.tsx"
import { AccountMenu, type AccountMenuProps } from "./AccountMenu.tsx"
import { BrandMark } from "./BrandMark.tsx"
import { GoBackButton } from "./GoBackButton.tsx"
import { keepSideBar, keptSideBar } from "./keptSideBar.ts"
import { Navigation, type NavigationGroup } from "./Navigation.tsx"
import styles from "./PortalFrame.module.css"
import { SkipLink } from "./SkipLink.tsx"
import { ThemeToggle, type ThemeToggleProps } from "./ThemeToggle.tsx"
import { useNarrow } from "./useNarrow.ts"
import { WayUpContext } from "./WayUpContext.ts"

export interface PortalFrameProps extends AccountMenuProps, ThemeToggleProps {
  readonly product: string
  readonly year: number
  readonly groups: readonly NavigationGroup[]
  /** Where the link leads that stands for this page. */
  readonly current: string | undefined
  readonly loading?: boolean
  /** Whether there is a way back. */
  readonly goesBack: boolean
  readonly onGoBack: () => void
  readonly children: ReactNode
}

const NavigationDrawer = lazyScreen(async () => (await import("./NavigationDrawer.tsx")).NavigationDrawer)

/** The frame of every portal: side bar, top bar, way back, the page, footer. */
export function PortalFrame({
  product,
  year,
  groups,
  current,
  loading = false,
  children,
  ...frame
}: PortalFrameProps) {
  const narrow = useNarrow()
  const [toggled, setToggled] = useState(() => !narrow && keptSideBar() === "collapsed")
  const [wayUp, setWayUp] = useState<HTMLElement | null>(null)
  const brand = <BrandMark product={product} />
  const close = () => setToggled(false)

  return (
    <div className={styles.frame} data-collapsed={!narrow && toggled}>
      <SkipLink target="main" />
      <LoadingBar shown={loading} />
      {narrow ? (
        <NavigationDrawer open={toggled} heading={brand} onClose={close}>
          <Navigation groups={groups} current={current} onNavigate={close} />
        </NavigationDrawer>
      ) : (
        <aside className={styles.side} id="side-bar">
          <div className={styles.brand}>{brand}</div>
          <Navigation groups={groups} current={current} collapsed={toggled} />
        </aside>
      )}
      <header className={styles.bar}>
        <IconButton
          label="Toggle side bar"
          aria-expanded={narrow === toggled}
          onClick={() =>
            afterPaint(() => {
              setToggled(!toggled)
              if (!narrow) keepSideBar(toggled ? "shown" : "collapsed")
            })
          }
        >
          <PanelLeft />
        </IconButton>
        {narrow && <div className={styles.barBrand}>{brand}</div>}
        <div className={styles.account}>
          <ThemeToggle theme={frame.theme} onThemeChange={frame.onThemeChange} />
          <AccountMenu {...frame} />
        </div>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {frame.goesBack && (
          <div className={styles.back}>
            <GoBackButton onGoBack={frame.onGoBack} />
            <span ref={setWayUp} />
          </div>
        )}
        <WayUpContext value={wayUp}>{children}</WayUpContext>
      </main>
      <footer className={styles.footer}>
        © {year} {product}
      </footer>
    </div>
  )
}
