import { fileURLToPath } from 'node:url'

/** The repository; quoted files are named from here. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
