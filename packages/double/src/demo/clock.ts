// Runs in the portal's page before everything else: its clock is as much behind as that of the service.

const behind = Number(localStorage.getItem("crewfleet.demo.behind") ?? 0)
const RealDate = Date
const now = () => RealDate.now() - behind

if (behind !== 0) {
  const Behind = new Proxy(RealDate, {
    construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now()], made),
    apply: () => new RealDate(now()).toString(),
    get: (real, name, self) => (name === "now" ? now : Reflect.get(real, name, self))
  })
  RealDate.prototype.constructor = Behind
  globalThis.Date = Behind
  if ("Temporal" in globalThis) {
    const { Now, Instant } = Temporal
    const zoned = (zone?: string) =>
      Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(zone ?? Now.timeZoneId())
    Object.assign(Now, {
      instant: () => Instant.fromEpochMilliseconds(now()),
      zonedDateTimeISO: zoned,
      plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
      plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
      plainTimeISO: (zone?: string) => zoned(zone).toPlainTime()
    })
  }
}
