export { createBrowserSocketFactory } from '../../platform/socket';
export {
  reportChat,
  type ChatFindings,
  type ChatScenarioReport,
  type ChatView,
} from './chatReport';
export { createBadNetwork, type BadNetwork, type BadNetworkOptions } from './createBadNetwork';
export {
  NETWORK_FAULTS,
  networkScripts,
  readNetworkScript,
  scriptLength,
  type NetworkFault,
  type NetworkFaultKind,
  type NetworkScript,
  type NetworkScriptName,
} from './networkScript';
export {
  runChatScenario,
  type ChatScenarioOptions,
  type ChatScenarioPerson,
} from './runChatScenario';
export {
  createFakeRoom,
  type FakeRoom,
  type FakeRoomMessage,
  type FakeRoomOptions,
} from './createFakeRoom';
