/** The address of a page to the letter, but without the parameter that asks to take over a session. */
export const wantedAddress = ({ pathname, search, hash }: Location): string => {
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !new URLSearchParams(part).has("redirected"))
  return `${pathname}${kept.length > 0 ? `?${kept.join("&")}` : ""}${hash}`
}
