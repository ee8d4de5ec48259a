/** Who takes part. */
import type { TermGroup } from './group.ts'

export const ROLES: TermGroup = {
  id: 'roles',
  title: { en: 'Who takes part', zh: '有哪些角色' },
  terms: [
    {
      id: 'host',
      name: { en: 'Host', zh: '宿主' },
      means: {
        en: 'The application around the model: screen, model calls, permissions, configuration, and one client for each server. In this guide it is the program you write.',
        zh: '装着模型的应用：界面、模型调用、权限、配置，以及每个服务端各配一个客户端。本指南里，它就是你要写的程序。',
      },
    },
    {
      id: 'client',
      name: { en: 'Client', zh: '客户端' },
      means: {
        en: 'The part of a host that speaks MCP with exactly one server.',
        zh: '宿主里的一个部件，只和一个服务端讲 MCP。',
      },
    },
    {
      id: 'server',
      name: { en: 'Server', zh: '服务端' },
      means: {
        en: 'A program that offers tools, resources or prompts. It may run on your machine or behind a URL.',
        zh: '提供工具、资源或提示模板的程序，可以在本机，也可以在一个 URL 后面。',
      },
    },
    {
      id: 'peer',
      name: { en: 'Peer', zh: '对端' },
      means: {
        en: 'Whoever is at the other end: for a client the server, for a server the client. What a peer may send is decided by the protocol, what it does send by nobody.',
        zh: '线另一头的那一方：客户端的对端是服务端，反之亦然。它可以发什么由协议规定，它实际发什么没人管得了。',
      },
    },
    {
      id: 'integration-layer',
      name: { en: 'Integration layer', zh: '接入层' },
      means: {
        en: 'What lies between the model and the clients: names, configuration, states, budgets, gates. MCP says nothing about it.',
        zh: '模型和各个客户端之间的那一层：命名、配置、状态、预算、闸门。MCP 对它只字未提。',
      },
    },
    {
      id: 'manager',
      name: { en: 'Manager', zh: '管理器' },
      means: {
        en: 'The part of the host that owns all clients: it opens, watches, names and closes them, and keeps one bad server from becoming everybody’s.',
        zh: '宿主里掌管全部客户端的部件：开、看、起名、关，并且不让一个坏服务端拖垮大家。',
      },
    },
    {
      id: 'gateway',
      name: { en: 'Gateway', zh: '网关' },
      means: {
        en: 'A server towards the host and a client towards other servers. Names, tokens and errors of two sides meet in it.',
        zh: '对宿主是服务端，对别的服务端是客户端。两边的名字、token 和错误都在这里碰头。',
      },
    },
    {
      id: 'model',
      name: { en: 'Model', zh: '模型' },
      means: {
        en: 'The language model. It never sees the protocol: it sees names, descriptions and schemas, and answers with the name of a tool and arguments.',
        zh: '语言模型。它看不见协议，只看见名字、描述和 schema，然后给出工具名和参数。',
      },
    },
  ],
}
