/** What the rest of the grader uses of the sandbox. */
export { DOCKERFILE } from './container.ts'
export { type HostOptions, openSandboxHost, type SandboxHost } from './host.ts'
export { LEVELS, type Level, type Missing, NoSandbox } from './levels.ts'
export { type Breach, DEFAULT_LIMITS, type Limits, limitsFrom } from './limits.ts'
export type { Program, ProgramEnd } from './program.ts'
export type { Sandbox, SandboxOptions, SlotReport } from './sandbox.ts'
export type { SlotUsage } from './watchdog.ts'
