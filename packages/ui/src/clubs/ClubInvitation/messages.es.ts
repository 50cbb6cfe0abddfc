import type { TextsOf } from '../../primitives/messages';
import type { clubInvitationMessages } from './messages';

export const clubInvitation: TextsOf<typeof clubInvitationMessages> = {
  label: 'Invitación',
  invitedBy: (name) => `${name} te ha invitado a ser copropietario de este club`,
  invited: 'Te han invitado a ser copropietario de este club',
  meaning: 'Los copropietarios editan el club y lo mantienen en orden.',
  until: (date) => `Abierta hasta el ${date}.`,
  accept: 'Aceptar',
  accepting: 'Aceptando…',
  decline: 'Rechazar',
  declining: 'Rechazando…',
  accepted: 'Ahora eres copropietario de este club',
  declined: 'Has rechazado la invitación',
  ended: 'Esta invitación ya no está abierta',
};
