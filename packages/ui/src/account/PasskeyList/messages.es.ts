import type { TextsOf } from '../../primitives/messages';
import type { passkeyListMessages } from './messages';

export const passkeyList: TextsOf<typeof passkeyListMessages> = {
  title: 'Llaves de acceso',
  hint: 'Inicia sesión con tu dedo, tu cara o un PIN de este dispositivo en vez de tu contraseña.',
  empty: 'Todavía no tienes ninguna llave de acceso.',
  synced: 'En varios dispositivos',
  add: 'Añadir una llave de acceso',
  remove: 'Quitar',
  removeOf: (passkey) => `Quitar ${passkey}`,
  askAfterPassword: 'Pedir también una llave de acceso al entrar con mi contraseña',
  askAfterPasswordHint: 'Así, quien solo conozca tu contraseña no podrá entrar.',
  codesLeft: (count) =>
    count === 1 ? 'Queda un código de recuperación.' : `Quedan ${count} códigos de recuperación.`,
  newCodes: 'Crear códigos de recuperación nuevos',
  loading: 'Cargando tus llaves de acceso…',
  failed: 'No se pudieron cargar tus llaves de acceso.',
  retry: 'Reintentar',
};
