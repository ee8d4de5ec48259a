/** Headers as servers send them: odd but legal ones, and some that nobody can read. */

interface Challenge {
  scheme: string
  params: Record<string, string>
}

const GATEWAY = 'https://gw.example.com/a/.well-known/oauth-protected-resource'

export const LEGIBLE: readonly [header: string, wanted: Challenge[]][] = [
  ['Bearer', [{ scheme: 'bearer', params: {} }]],
  [
    'BEARER Scope=read,RESOURCE_METADATA="https://a.example/m"',
    [
      {
        scheme: 'bearer',
        params: { scope: 'read', resource_metadata: 'https://a.example/m' },
      },
    ],
  ],
  [
    'Basic realm="x, resource_metadata=\\"https://bad.example/\\"", Bearer ' +
      'error_description="see resource_metadata=https://bad.example", ' +
      `scope = "a:read a:write", resource_metadata = "${GATEWAY}"`,
    [
      {
        scheme: 'basic',
        params: { realm: 'x, resource_metadata="https://bad.example/"' },
      },
      {
        scheme: 'bearer',
        params: {
          error_description: 'see resource_metadata=https://bad.example',
          scope: 'a:read a:write',
          resource_metadata: GATEWAY,
        },
      },
    ],
  ],
  [
    'Negotiate YWJjZA==, Bearer scope="read"',
    [
      { scheme: 'negotiate', params: {} },
      { scheme: 'bearer', params: { scope: 'read' } },
    ],
  ],
  [
    'Bearer error_description="a \\\\ and a \\", then", scope="r"',
    [
      {
        scheme: 'bearer',
        params: { error_description: 'a \\ and a ", then', scope: 'r' },
      },
    ],
  ],
  [
    ', Bearer scope=r ,, Bearer error=invalid_token',
    [
      { scheme: 'bearer', params: { scope: 'r' } },
      { scheme: 'bearer', params: { error: 'invalid_token' } },
    ],
  ],
  ['', []],
]

/** None of these says where the metadata is; the first scheme can still be read. */
export const ILLEGIBLE: readonly [header: string, scheme: string][] = [
  ['Bearer resource_metadata="https://bad.example/', 'bearer'],
  ['Basic realm="see, Bearer resource_metadata=bad', 'basic'],
  ['Basic realm="a" Bearer resource_metadata="https://bad.example', 'basic'],
  ['Negotiate resource_metadata==, x', 'negotiate'],
]
