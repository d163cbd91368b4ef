import type { Vehicle } from "@crewfleet/sdk"
import {
  fuelTypes,
  locationText,
  nameOfCode,
  photoNews,
  transmissionTypes,
  vehicleName,
  vehicleTypes,
  weekDays
} from "@crewfleet/sdk/rules"
import { moneyWriter } from "../money/moneyWriter.ts"
import { Badge } from "../ui/Badge.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./ReviewedVehicle.module.css"
import { Specification } from "./Specification.tsx"
import { VehiclePhoto } from "./VehiclePhoto.tsx"

interface ReviewedVehicleProps {
  readonly vehicle: Vehicle
  /** As it was when it was looked at before. */
  readonly seen: Vehicle | undefined
  readonly currency: string
}

/** Everything that an agency says and shows of a vehicle. */
export function ReviewedVehicle({ vehicle, seen, currency }: ReviewedVehicleProps) {
  const write = moneyWriter(vehicle.agency?.baseCurrency ?? currency)
  const money = (amount: number | undefined) => typeof amount === "number" && write(amount)
  const name = vehicleName(vehicle)
  const photos = vehicle.photos ?? []
  const { added } = photoNews((seen ?? vehicle).photos, photos)
  return (
    <Stack>
      <Card title="Photos">
        {photos.length === 0 ? (
          <p>This vehicle has no photos.</p>
        ) : (
          <Grid as="ul" cells={16} even gap={3} className={styles.photos}>
            {photos.map(({ id, url }, index) => (
              <li key={id}>
                <VehiclePhoto address={url} name={`Photo ${index + 1} of ${name}`} />
                <Row as="p" gap={1} className={styles.marks}>
                  {index === 0 && <Badge tone="info">Main photo</Badge>}
                  {added.includes(id) && <Badge tone="warning">New</Badge>}
                </Row>
              </li>
            ))}
          </Grid>
        )}
      </Card>
      <Card title="Details">
        <Grid as="dl" cells={10} even gap={3} across={4}>
          <Specification name="Make">{vehicle.name}</Specification>
          <Specification name="Model">{vehicle.model}</Specification>
          <Specification name="Registration number">{vehicle.regno}</Specification>
          <Specification name="Colour">{vehicle.color}</Specification>
          <Specification name="Vehicle type">{nameOfCode(vehicleTypes, vehicle.type)}</Specification>
          <Specification name="Fuel type">{nameOfCode(fuelTypes, vehicle.fuelType)}</Specification>
          <Specification name="Transmission">
            {nameOfCode(transmissionTypes, vehicle.transmissionType)}
          </Specification>
          <Specification name="Engine size">{vehicle.engineSize}</Specification>
          <Specification name="Doors">{vehicle.doors}</Specification>
          <Specification name="Seats">{vehicle.seats}</Specification>
          <Specification name="Air conditioning">{vehicle.airConditioning ? "Yes" : "No"}</Specification>
          <Specification name="Location">{vehicle.location && locationText(vehicle.location)}</Specification>
        </Grid>
      </Card>
      <Card title="Rates">
        <Grid as="dl" cells={10} even gap={3} across={4}>
          {(vehicle.vehicleRates ?? []).map(({ weekDay, rate }) => (
            <Specification key={weekDay} name={nameOfCode(weekDays, weekDay)}>
              {money(rate)}
            </Specification>
          ))}
          <Specification name="Deposit">{money(vehicle.depositAmt)}</Specification>
          <Specification name="Mileage allowance">
            {typeof vehicle.maxDailyMileage === "number" && `${vehicle.maxDailyMileage} KM/day`}
          </Specification>
          <Specification name="Excess mileage rate">{money(vehicle.excessMileageRate)}</Specification>
        </Grid>
      </Card>
    </Stack>
  )
}
