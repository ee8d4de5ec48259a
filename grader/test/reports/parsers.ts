/** Real readers for every format: what they cannot read, nobody can. */
import { parse as parseCsv } from 'csv-parse/sync'
import { marked, type Token } from 'marked'
import { type DefaultTreeAdapterTypes, parse as parseHtml } from 'parse5'
import { SaxesParser } from 'saxes'

export function xmlElements(text: string): { name: string; attributes: object }[] {
  const elements: { name: string; attributes: object }[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }))
  parser.write(text).close()
  return elements
}

export const csvRows = (text: string): string[][] =>
  parseCsv(text, { bom: true, relaxColumnCount: false })

/** Every token of a Markdown text, however deep. */
export function markdownTokens(text: string): Token[] {
  const all: Token[] = []
  marked.walkTokens(marked.lexer(text), token => {
    all.push(token)
  })
  return all
}

type Node = DefaultTreeAdapterTypes.ChildNode

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
}

export function htmlElements(text: string): Element[] {
  const errors: string[] = []
  const document = parseHtml(text, { onParseError: ({ code }) => errors.push(code) })
  if (errors.length > 0) throw new Error(`expected valid HTML, got ${errors.join()}`)
  return document.childNodes.flatMap(elementsOf)
}

function elementsOf(node: Node): Element[] {
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(a => [a.name, a.value]))
  const own = { name: node.tagName, attributes, text: textOf(node) }
  return [own, ...node.childNodes.flatMap(elementsOf)]
}

const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : ''
