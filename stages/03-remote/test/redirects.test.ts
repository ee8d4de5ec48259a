import { modernWeb } from '@workshop/faults'
import { containing } from '@workshop/testkit'
import { guards, openLink } from './contract.ts'
import { whatClient as what } from './what-client.ts'

guards('status-map', 'redirects', async t => {
  for (const status of [307, 308]) {
    const peer = await t.web(
      modernWeb({
        'POST /mcp': exchange => exchange.empty(status, { Location: '/mcp/' }),
      }),
    )
    const link = await openLink(t, peer.url)
    t.equal(await link.textOf('echo', { text: 'x' }), 'x', what.answerOf('echo'))
    const places = peer.of('tools/call').map(({ path }) => path)
    t.equal(places, ['/mcp', '/mcp/'], what.places)
  }
  for (const status of [301, 302, 303]) {
    const peer = await t.web(
      modernWeb({
        'tools/call': exchange => exchange.empty(status, { Location: '/mcp/' }),
      }),
    )
    const link = await openLink(t, peer.url)
    const error = await t.error(link.call('echo'), 'RedirectRefused')
    t.fits(error.location, containing('/mcp/'), 'error.location')
    const places = peer.exchanges.map(({ path }) => path)
    t.equal(places.includes('/mcp/'), false, what.elsewhere)
  }
})
