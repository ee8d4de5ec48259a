/** What goes into the intake and what comes out of it. */
import type { StageId, Text } from '@workshop/syllabus'
import type { Notice, Submission } from '../results/result.ts'
import type { Caps } from './caps.ts'
import type { Reason } from './reasons.ts'

export type { Notice } from '../results/result.ts'

export type SourceKind = Submission['source']

/** One thing that may be a submission; nothing of it has been opened. */
export interface Candidate {
  /** Of the file or folder, without its ending, fit to be shown. */
  name: string
  /** Where it is on this machine; never shown to a learner. */
  path: string
}

/** What lies among the submissions and is none. */
export interface NotTaken {
  name: string
  path: string
  why: Text
}

/** The files of a submission as they were read: nothing of it is on disk. */
export interface Contents {
  source: SourceKind
  /** By path inside the submission, with `/`. */
  files: ReadonlyMap<string, Buffer>
  /** Folders that were not looked into, such as `node_modules`, and their like. */
  leftOut: readonly LeftOut[]
  /** Commit time, or the newest change of a file; `null` where nothing tells. */
  at: Date | null
  commit?: string
  /** Of a repository with files: the folder, to see whether they are committed. */
  worktree?: string
  notices: readonly Notice[]
}

export interface LeftOut {
  path: string
  /** Somebody put files of their own there; links of an installer are none. */
  hasFiles: boolean
}

export interface Accepted {
  kind: 'accepted'
  candidate: Candidate
  source: SourceKind
  stage: StageId
  /** Only what is the learner's: `src/`, `break/`, `detectors/` of the stage. */
  files: ReadonlyMap<string, Buffer>
  /** Hash of these files: SHA-256 over sorted paths and contents. */
  tree: string
  submittedAt: string | null
  commit?: string
  notices: readonly Notice[]
}

export interface Rejected {
  kind: 'rejected'
  candidate: Candidate
  source: SourceKind | null
  reason: Reason
  /** Safe to print; empty when it is about the whole. */
  entry: string
  message: Text
  /** With `ambiguous-stage`: what could be graded. */
  stages?: readonly StageId[]
}

export type Intake = Accepted | Rejected

export interface IntakeOptions {
  stage?: StageId
  caps?: Partial<Caps>
  /** Of a git repository with files: the commit at HEAD (if absent) or the files. */
  repository?: 'head' | 'files'
}
