/**
 * The tables against the specification's own statements about them.
 */
import { describe, expect, test } from 'vitest'
import {
  ERROR_CODES,
  LATEST_LEGACY_VERSION,
  LEGACY_VERSIONS,
  MODERN_ERROR_CODES,
  MODERN_VERSION,
  REQUIRED_REQUEST_META,
  REVISIONS,
} from '../src/index.ts'

describe('revisions', () => {
  test('are dates, oldest first', () => {
    const versions = REVISIONS.map(revision => revision.version)
    expect(versions.every(version => /^\d{4}-\d\d-\d\d$/.test(version))).toBe(true)
    expect([...versions].sort()).toEqual(versions)
  })

  test('of the modern era begin where those of the legacy era end', () => {
    expect(LEGACY_VERSIONS.at(-1)).toBe(LATEST_LEGACY_VERSION)
    expect(LEGACY_VERSIONS).not.toContain(MODERN_VERSION)
    expect(LATEST_LEGACY_VERSION < MODERN_VERSION).toBe(true)
  })
})

describe('error codes', () => {
  test('of the modern era lie in the range that is reserved for them', () => {
    expect(MODERN_ERROR_CODES.length).toBe(3)
    expect(MODERN_ERROR_CODES.every(code => code <= -32020 && code >= -32099)).toBe(
      true,
    )
  })

  test('are all different', () => {
    const codes = Object.values(ERROR_CODES)
    expect(new Set(codes).size).toBe(codes.length)
  })
})

test('required keys of _meta carry the reserved prefix', () => {
  expect(REQUIRED_REQUEST_META.length).toBe(2)
  for (const key of REQUIRED_REQUEST_META)
    expect(key).toMatch(/^io\.modelcontextprotocol\//)
})
