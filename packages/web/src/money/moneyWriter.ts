export { moneyWriter } from "@crewfleet/sdk/rules"
