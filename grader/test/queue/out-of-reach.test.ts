/** A submission cannot talk to the queue: from a slot there is no Redis. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hasRedisServer,
  type RedisServer,
  startRedisServer,
} from '../../src/queue/trial/redis-server.ts'
import { openSandboxHost } from '../../src/sandbox/index.ts'
import { NODE } from '../../src/sandbox/node-files.ts'
import { LEVELS_HERE, submissionOf } from '../sandbox/available.ts'

describe.skipIf(!hasRedisServer() || LEVELS_HERE.length === 0)(
  'a running Redis',
  () => {
    let folder = ''
    let redis: RedisServer
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'reach-'))
      redis = await startRedisServer({ folder, appendOnly: false })
    })
    afterAll(async () => {
      await redis.kill()
      rmSync(folder, { recursive: true, force: true })
    })

    test('answers on this machine', async () => {
      const socket = connect(redis.port, '127.0.0.1')
      const answer = new Promise(resolve => socket.once('data', resolve))
      socket.write('PING\r\n')
      expect(String(await answer)).toBe('+PONG\r\n')
      socket.destroy()
    })

    test.each(LEVELS_HERE)(
      'is not there in a slot of level %s',
      {
        timeout: 60_000,
      },
      async level => {
        using submission = submissionOf({
          'reach.cjs': `
        const ports = [${redis.port}, 6379]
        for (const host of ['127.0.0.1', '::1', 'localhost']) for (const port of ports)
          require('node:net').connect({ host, port })
            .on('connect', () => console.log('GOT', host, port))
            .on('error', ({ code, errors }) => console.log(code ?? errors[0].code))`,
        })
        const host = await openSandboxHost({ level })
        try {
          await using sandbox = await host.open({ submission: submission.folder })
          const { child, ended } = sandbox.start([NODE, '/app/reach.cjs'])
          let said = ''
          child.stdout.setEncoding('utf8').on('data', (text: string) => {
            said += text
          })
          await ended
          expect(said.trim().split('\n')).toHaveLength(6)
          expect(said).not.toContain('GOT')
        } finally {
          host.close()
        }
      },
    )
  },
)
