/** What a schedule says that differs from one to another. */
export interface ScheduleWords {
  /** The heading of the lanes: "Vehicle". */
  readonly lane: string
  /** The heading of what stands in the bars: "Hirer". */
  readonly bar: string
  /** What the chart is called: "Vehicles and their bookings". */
  readonly chart: string
  /** What the table is called: "Bookings by their start". */
  readonly table: string
  /** That there are no lanes. */
  readonly nothing: string
  /** What to do about that. */
  readonly advice?: string
  /** That there are lanes, and no bar in any. */
  readonly noBars: string
}
