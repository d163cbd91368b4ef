import type { Booking } from "@crewfleet/sdk"
import {
  dailyRate,
  fuelTypes,
  minorUnits,
  nameOfCode,
  transmissionTypes,
  vehicleName
} from "@crewfleet/sdk/rules"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Stars } from "../ui/Stars.tsx"
import { Specification } from "../vehicle/Specification.tsx"
import { VehiclePhoto } from "../vehicle/VehiclePhoto.tsx"
import styles from "./RentalCard.module.css"
import { Turn } from "./Turn.tsx"

interface RentalCardProps {
  readonly booking: Booking
  /** Writes an amount in minor units. */
  readonly money: (minor: number) => string
}

/** The vehicle of a booking, with its rate and specification, and where and when it is handed over. */
export function RentalCard({ booking: { start, end, vehicle, dropOff }, money }: RentalCardProps) {
  const rate = dailyRate(vehicle)
  const name = vehicleName(vehicle)

  return (
    <Grid as="section" columns={[5, 8]} stackedBelow={64} gap={0} className={styles.card} aria-label={name}>
      <VehiclePhoto address={vehicle?.mainPhoto} name={name} />
      <Stack gap={3} className={styles.vehicle}>
        <Row as="header" gap={1} across={4} align="baseline" justify="between">
          <div>
            <h2 className={styles.name}>{vehicle?.name ?? "Vehicle"}</h2>
            <p className={styles.model}>{vehicle?.model}</p>
          </div>
          {rate !== undefined && (
            <p className={styles.rate}>
              <strong>{money(rate)}</strong> /Day
            </p>
          )}
        </Row>
        {typeof vehicle?.rating === "number" ? (
          <Stars value={vehicle.rating} />
        ) : (
          <p className={styles.model}>Not yet rated</p>
        )}
        <Grid as="dl" cells={8.5} even gap={3} across={4} className={styles.part}>
          <Specification name="Engine Size">{vehicle?.engineSize}</Specification>
          <Specification name="Air Conditioning">{yesOrNo(vehicle?.airConditioning)}</Specification>
          <Specification name="Doors">{vehicle?.doors}</Specification>
          <Specification name="Seats">{vehicle?.seats}</Specification>
          <Specification name="Fuel Type">{nameOfCode(fuelTypes, vehicle?.fuelType)}</Specification>
          <Specification name="Transmission Type">
            {nameOfCode(transmissionTypes, vehicle?.transmissionType)}
          </Specification>
          <Specification name="Mileage Allowance">
            {typeof vehicle?.maxDailyMileage === "number" && `${vehicle.maxDailyMileage} KM/day`}
          </Specification>
          <Specification name="Excess Mileage Rate">
            {typeof vehicle?.excessMileageRate === "number" && money(minorUnits(vehicle.excessMileageRate))}
          </Specification>
        </Grid>
        <Grid as="dl" cells={13} gap={3} across={4} className={styles.part}>
          <Turn name="Pick Up" at={start} location={vehicle?.location} />
          <Turn name="Drop Off" at={end} location={dropOff ?? vehicle?.location} />
        </Grid>
      </Stack>
    </Grid>
  )
}

const yesOrNo = (answer: boolean | undefined) => typeof answer === "boolean" && (answer ? "Yes" : "No")
