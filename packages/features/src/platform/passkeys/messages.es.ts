import type { TextsOf } from '../messages';
import type { passkeyProblemMessages } from './messages';

export const passkeyProblem: TextsOf<typeof passkeyProblemMessages> = {
  cancelled: 'No se eligió ninguna llave de acceso. Puedes volver a intentarlo.',
  timedOut: 'Ha pasado demasiado tiempo. Puedes volver a intentarlo.',
  otherSite: 'Las llaves de acceso no funcionan en esta dirección. Abre el sitio en la habitual.',
  known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  unusable: 'Este dispositivo no pudo hacerlo. Prueba con otra llave de acceso u otro dispositivo.',
};
