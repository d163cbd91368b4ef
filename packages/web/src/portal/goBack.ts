import { useLocation } from "wouter"

/** Back to where the person came from. */
export const goBack = (): void => history.back()

/** What the Go Back button may do here (specification 001 §2). */
export const useGoBack = (): "enabled" | "disabled" | "hidden" => {
  const [path] = useLocation()
  if (path.includes("/home")) return "hidden"
  return history.length <= 1 ? "disabled" : "enabled"
}
