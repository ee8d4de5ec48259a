/** Likeness of submissions: only for the instructor, and only on request. */
export {
  type Compared,
  type CompareOptions,
  compareSubmissions,
  type Likeness,
  type Similarity,
} from './compare.ts'
