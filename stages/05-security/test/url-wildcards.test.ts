import { integerFrom } from '@workshop/testkit'
import { contract, guards, type TestContext } from './contract.ts'
import { policyIn, remote } from './policies.ts'
import { calling } from './what.ts'
import { what } from './what-gate.ts'

const PATTERN = 'https://*.example.com/*'

async function compare(
  t: TestContext,
  pattern: string,
  urls: Record<string, boolean>,
): Promise<void> {
  for (const [url, wanted] of Object.entries(urls)) {
    const matches = await contract(t).matchesUrl(pattern, url)
    t.equal(matches, wanted, calling('matchesUrl', pattern, url))
  }
}

guards('url-wildcards', 'host-border', async t => {
  await compare(t, PATTERN, {
    'https://a.example.com/mcp': true,
    'https://evil.test/x.example.com/': false,
    'https://evil.test/?u=.example.com/': false,
    'https://evil.test#.example.com/': false,
    'https://a.example.com@evil.test/': false,
    'https://a.example.com:x@evil.test/': false,
    'https://a.example.com.evil.test/': false,
    'https://evil.test\\.example.com/': false,
    'https://a.example.com\\@evil.test/': false,
    'https://example.com/': false,
    'https://evilexample.com/': false,
    'https://evil-example.com/': false,
    'https://a.exampleXcom/': false,
    'https://а.example.com.evil.test/': false,
    'a.example.com/mcp': false,
    'https://': false,
    '': false,
    'https://A.EXAMPLE.com/mcp': true,
    'https://a.b.example.com/x/y': true,
    'https://a.example.com./mcp': true,
  })
  const host = `${t.random.word()}.example`
  await compare(t, `https://*.${host}/*`, {
    [`https://${t.random.word()}.${host}/mcp`]: true,
    [`https://${host}/mcp`]: false,
    [`https://${t.random.word()}${host}/mcp`]: false,
    [`https://evil.test/x.${host}/`]: false,
  })
  await compare(t, 'https://api.example.com/*', {
    'https://api.example.com/mcp': true,
    'https://apiXexample.com/mcp': false,
    'https://x.api.example.com/mcp': false,
  })
})

guards('url-wildcards', 'scheme-port-user', async t => {
  await compare(t, PATTERN, {
    'https://a.example.com:8443/mcp': false,
    'http://a.example.com/mcp': false,
    'http://a.example.com:443/mcp': false,
    'ftp://a.example.com/mcp': false,
    'https://me@a.example.com/mcp': false,
    'https://me:secret@a.example.com/mcp': false,
    'HTTPS://a.example.com/mcp': true,
    'https://a.example.com:443/mcp': true,
  })
  await compare(t, 'HTTP://LOCALHOST:3000/*', {
    'http://localhost:3000/mcp': true,
    'http://localhost:30001/mcp': false,
    'http://localhost/mcp': false,
    'http://localhost:3000@evil.test/mcp': false,
  })
})

guards('url-wildcards', 'paths', async t => {
  await compare(t, 'https://example.com/public/*', {
    'https://example.com/public/mcp': true,
    'https://example.com/public/a/b/c': true,
    'https://example.com/public/mcp?tenant=7#top': true,
    'https://example.com/PUBLIC/mcp': false,
    'https://example.com/publicity': false,
    'https://example.com/x/public/mcp': false,
    'https://example.com/?/public/mcp': false,
    'https://example.com/public/../admin': false,
    'https://example.com/public/%2e%2e/admin': false,
    'https://example.com/public/..%2fadmin': false,
    'https://example.com/public/%2E%2E%2Fadmin': false,
    'https://example.com/public\\..\\admin': false,
    'https://example.com/%70ublic/mcp': true,
  })
  await compare(t, 'https://example.com/*/mcp', {
    'https://example.com/a/mcp': true,
    'https://example.com/a/b/mcp': true,
    'https://example.com/mcp': false,
    'https://example.com/a/mcp/x': false,
  })
  await compare(t, 'https://example.com/a.b+c', {
    'https://example.com/a.b+c': true,
    'https://example.com/aXbbc': false,
  })
})

guards('url-wildcards', 'no-pattern', async t => {
  const patterns = [
    'https://a.*.com/*',
    'https://ex*mple.com/*',
    'https://*example.com/*',
    'https://**.com/*',
    'https://*.*.com/*',
    'https://example.com:*/*',
    '*://example.com/*',
    '*',
    '*.example.com',
    'https://*@example.com/*',
    'https:\\\\example.com\\*',
    'https://',
    'example.com',
  ]
  for (const url of patterns) {
    await compare(t, url, {
      'https://example.com/mcp': false,
      'https://a.example.com/mcp': false,
      'https://a.evil.com/mcp': false,
    })
    const text = JSON.stringify({ servers: { deny: [{ url }] } })
    const policy = await policyIn(t, text)
    t.fits(policy.problems.length, integerFrom(1), what.problemsWith(text))
    const { decision } = await policy.server(remote('https://other.test/mcp'))
    t.equal(decision, 'deny', calling('decideServer', text))
  }
})
