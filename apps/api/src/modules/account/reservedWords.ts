/** Words for the people who run the product; no username has one of them as a word. */
export const STAFF = (
  'admin administrator helpdesk moderator staff administrador administradora ' +
  'moderador moderadora'
).split(' ');

/** What people of the product, or its machines, may be called; they are also words like others. */
export const OFFICES = (
  'abuse help hostmaster mod noreply official postmaster root security support ' +
  'system webmaster ayuda oficial seguridad sistema soporte'
).split(' ');

/** Words that make no other name of these. */
export const FILLERS = (
  'account app center centre club crew desk hq our real service site team the user ' +
  'web de el equipo'
).split(' ');

/** Words by which a tag says that somebody has looked who a person is, which nobody does. */
export const MARKS = ['verified', 'verificado', 'verificada'];
