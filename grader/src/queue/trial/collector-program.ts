/** node program.js collector-program.ts <shared folder> <redis url> */
import { lock } from '../../batch/lock.ts'
import { collect } from '../collect.ts'
import { connection } from '../redis.ts'

const [, , , shared = '', url = ''] = process.argv
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const release = lock(shared)
const redis = connection({ url, waits: false, say })
await redis.redis.connect().catch(() => undefined)
const { isWhole } = await collect({
  ...{ shared, connection: redis, signal: new AbortController().signal, everyMs: 250 },
  ...{ say, ended: () => say('.') },
})
redis.close()
release()
process.exitCode = isWhole ? 0 : 1
