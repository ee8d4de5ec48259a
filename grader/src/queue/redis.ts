/**
 * The connection to Redis, which only hands out work: when it goes away, that is said
 * once, and once more when it is back. Its password never is.
 */
import { Redis } from 'ioredis'
import { UsageError } from '../usage-error.ts'

/** `host:port`, without who connects and how. */
export function shownRedis(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : pathname}`
}

/** @throws UsageError for what is no address of a Redis */
export function redisUrl(flag: string, typed: string | undefined): string {
  if (typed === undefined) {
    throw new UsageError(`${flag}: expected redis://host:port, got none`)
  }
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (url && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '') {
    return typed
  }
  // What was typed may hold a password.
  const got = url && url.hostname !== '' ? `${url.protocol}//${url.host}` : 'no URL'
  throw new UsageError(`${flag}: expected redis://host:port, got ${got}`)
}

export interface Connection {
  redis: Redis
  isThere(): boolean
  close(): void
}

export interface ConnectionOptions {
  url: string
  /** A worker's commands wait for the connection; a collector's do not. */
  waits: boolean
  say(line: string): void
}

const CONNECT_MS = 3_000
const AGAIN_MS = 500

export function connection({ url, waits, say }: ConnectionOptions): Connection {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    enableOfflineQueue: waits,
    connectTimeout: CONNECT_MS,
    retryStrategy: times => Math.min(100 * times, AGAIN_MS),
  })
  const where = shownRedis(url)
  let wasThere: boolean | undefined
  redis.on('ready', () => {
    if (wasThere === false) say(`Redis at ${where} is there again.`)
    wasThere = true
  })
  redis.on('error', cause => {
    if (wasThere === false) return
    const why = reasonOf(cause)
    say(`Redis at ${where} is not there (${why}); trying again. Results are on disk.`)
    wasThere = false
  })
  redis.on('close', () => {
    if (wasThere === true) redis.emit('error', new Error('connection closed'))
  })
  return {
    redis,
    isThere: () => redis.status === 'ready',
    close: () => {
      redis.removeAllListeners('close')
      redis.disconnect()
    },
  }
}

/** For commands that can do nothing without it. @throws UsageError */
export async function connected(options: ConnectionOptions): Promise<Connection> {
  const trial = new Redis(options.url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => null,
  })
  let why: unknown
  trial.on('error', cause => {
    why = cause
  })
  try {
    await trial.connect()
    await trial.ping()
  } catch (cause) {
    const where = shownRedis(options.url)
    throw new UsageError(
      `--redis: expected a Redis at ${where}, got ${reasonOf(why ?? cause)}`,
      { cause },
    )
  } finally {
    trial.disconnect()
  }
  const made = connection(options)
  await made.redis.connect()
  return made
}

/** Several addresses may each have been refused; that is one reason. */
function reasonOf(cause: unknown): string {
  const { code, message, errors } = cause as AggregateError & NodeJS.ErrnoException
  const [first] = errors ?? []
  return code ?? (message || (first ? reasonOf(first) : 'no answer'))
}
