/** Lines as hosts and servers log them, with made-up secrets and what should stay. */

type Case = readonly [text: string, secrets: string[], kept: string[]]

export const SECRETIVE: readonly Case[] = [
  [
    'GET http://127.0.0.1:7777/callback?code=CODE-7f3&state=STATE-7f3&iss=https%3A%2F%2Fas.example',
    ['CODE-7f3', 'STATE-7f3'],
    ['127.0.0.1:7777/callback', 'as.example'],
  ],
  [
    'grant_type=authorization_code&code=CODE-7f3&code_verifier=VERIF-7f3&client_secret=CS-7f3' +
      '&resource=https%3A%2F%2Fmcp.example.com%2Fmcp&scope=read+write',
    ['CODE-7f3', 'VERIF-7f3', 'CS-7f3'],
    ['mcp.example.com', 'read+write'],
  ],
  [
    '{"access_token":"AT-7f3","token_type":"Bearer","refresh_token": "RT-7f3",' +
      '"id_token":"ID-7f3","scope":"read write"}',
    ['AT-7f3', 'RT-7f3', 'ID-7f3'],
    ['read write'],
  ],
  [
    'POST https://mcp.example.com/mcp Authorization: Bearer AT-7f3',
    ['AT-7f3'],
    ['https://mcp.example.com/mcp'],
  ],
  [
    'authorization: Basic aG9zdDpDUy03ZjM= at https://as.example/token',
    ['aG9zdDpDUy03ZjM='],
    [],
  ],
  [
    'opens https://as.example/login?next=http%3A%2F%2F127.0.0.1%2Fcallback%3Fcode%3DCODE-7f3' +
      '%26state%3DSTATE-7f3%26resource%3Dhttps%253A%252F%252Fmcp.example.com',
    ['CODE-7f3', 'STATE-7f3'],
    ['as.example', 'mcp.example.com'],
  ],
  [
    'http://127.0.0.1/callback#access_token=AT-7f3&nonce=NONCE-7f3&scope=read',
    ['AT-7f3', 'NONCE-7f3'],
    ['127.0.0.1', 'scope=read'],
  ],
  [
    'answer {"body":"{\\"refresh_token\\":\\"RT-7f3\\",\\"scope\\":\\"read\\"}"}',
    ['RT-7f3'],
    ['read'],
  ],
  [
    'form client_id=host&assertion=ASSERT-7f3&resource=https://mcp.example.com/mcp',
    ['ASSERT-7f3'],
    ['https://mcp.example.com/mcp'],
  ],
  [
    'POST https://host:PW-7f3@mcp.example.com/mcp Mcp-Session-Id: SID-7f3',
    ['PW-7f3', 'SID-7f3'],
    ['https://', 'mcp.example.com/mcp'],
  ],
  [
    '{"\\u0063ode":"CODE-7f3","next":"/?state\\u003dSTATE-7f3\\u0026scope\\u003dread"}',
    ['CODE-7f3', 'STATE-7f3'],
    ['read'],
  ],
  [
    'code[]=CODE-7f3&access_token%5B0%5D=AT-7f3&scope=read',
    ['CODE-7f3', 'AT-7f3'],
    ['scope=read'],
  ],
]

/** Nothing in these is worth hiding. */
export const CLEAN: readonly string[] = [
  '',
  'GET https://mcp.example.com/.well-known/oauth-protected-resource/mcp 200',
  'login at https://as.example, resource https://mcp.example.com/mcp, scope read write',
]
