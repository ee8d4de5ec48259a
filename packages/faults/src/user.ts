/**
 * A user in front of a browser, as a script: follows redirects, keeps cookies, presses
 * the one button of each page, and stops where a host waits for them.
 */

/** Pages that any honest login gets by with. */
const MOST_PAGES = 20

/** @returns the first URL that is not the authorization server's own */
export async function visit(url: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = { url, method: 'GET' }
  for (let page = 0; page < MOST_PAGES; page++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next.url, {
      method: next.method,
      redirect: 'manual',
      headers: { Cookie: cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    const location = response.headers.get('location')
    if (location) {
      next = { url: new URL(location, next.url).href, method: 'GET' }
      if (!next.url.startsWith(`${issuer}/`)) return next.url
    } else if (text.includes('<form method="post">')) {
      next = { url: next.url, method: 'POST' }
    } else {
      throw new Error(`${next.url}: HTTP ${response.status}: ${text.slice(0, 200)}`)
    }
  }
  throw new Error(`${issuer} asked for more than ${MOST_PAGES} pages`)
}
