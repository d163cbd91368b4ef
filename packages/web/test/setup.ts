import { configure } from "@testing-library/react"

// A slower machine makes a test slower, not red.
configure({ asyncUtilTimeout: 30_000 })
