import { useContext } from "react"
import { PhotoKeeperContext } from "../form/PhotoKeeper.ts"
import { useLateWork } from "../ui/useLateWork.ts"

/** Sends a part of a log after the frame that answers the press, and with every photo that was chosen before it. */
export const useSend = () => {
  const putOff = useLateWork()
  const keeper = useContext(PhotoKeeperContext)
  return (send: () => void): void =>
    putOff(() => {
      const taking = keeper?.settled()
      if (taking) taking.then(send)
      else send()
    })
}
