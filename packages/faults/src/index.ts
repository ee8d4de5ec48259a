export { AuthorizationServer, authorizationServer } from './authorization-server.ts'
export { type AuthorizationServerOptions, KNOWN_CLIENT } from './oidc-configuration.ts'
export { Peer, type Received, type Script } from './peer.ts'
export { PeerHub } from './peer-hub.ts'
export { type Exit, MODERN_META, RawClient } from './raw-client.ts'
export { type RecordedFrame, Recorder } from './recorder.ts'
export {
  ECHO_TOOL,
  echo,
  legacyServer,
  modernResult,
  modernServer,
  textResult,
} from './scripts.ts'
export { endTapped, readTap, type TappedFrame, type TapRun, tapped } from './tap.ts'
export { setTurnOfSubject, turn } from './turn.ts'
export {
  challengeFor,
  formOf,
  type Guarded,
  guardedWeb,
  ISSUER_PLACE,
  issuerMetadata,
  issuerWeb,
  Mint,
  RESOURCE_PLACE,
  resourceDocument,
  tokenAnswer,
  tokenOf,
  Visitor,
} from './web-auth.ts'
export {
  headersFor,
  WebAnswer,
  WebClient,
  type WebRequest,
} from './web-client.ts'
export { WebExchange } from './web-exchange.ts'
export { WebPeer, type WebScript } from './web-peer.ts'
export {
  discovered,
  legacyWeb,
  listed,
  modernWeb,
  SESSION,
  spoken,
} from './web-scripts.ts'
export {
  messageIn,
  type WireMessage,
  type WireRevision,
  wireRevision,
} from './wire-revision.ts'
