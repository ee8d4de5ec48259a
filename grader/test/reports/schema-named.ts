/** A schema of this folder as a check that names what is wrong. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as formats } from 'ajv-formats'
import { expect } from 'vitest'

const ajv = new Ajv2020({ allErrors: true, strict: false })
formats.default(ajv)

const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8')) as object

export function expectSchema(name: string): (value: unknown) => void {
  const validate = ajv.compile(read(new URL(`./schemas/${name}.json`, import.meta.url)))
  return value => {
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  }
}

export function expectPublished(file: string): (value: unknown) => void {
  const validate = ajv.compile(read(new URL(`../../${file}`, import.meta.url)))
  return value => {
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  }
}

/** The published file is the one that the shape makes; `UPDATE_GOLDEN=1` writes it. */
export function expectPublishedIs(file: string, schema: object): void {
  const url = new URL(`../../${file}`, import.meta.url)
  if (process.env.UPDATE_GOLDEN === '1') {
    writeFileSync(url, `${JSON.stringify(schema, null, 2)}\n`)
  }
  expect(read(url)).toEqual(schema)
}
