/** An e-mail address, which breaks before its @ where there is no room for all of it. */
export function EmailText({ of }: { readonly of: string }) {
  const at = of.indexOf("@")
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
