/** Words for the people who run the product; no username has one of them as a word. */
export const STAFF = (
  'admin administrator helpdesk moderator staff administrador administradora ' +
  'moderador moderadora'
).split(' ');

/** What people of the product, or its machines, may be called; they are also words like others. */
export const OFFICES = (
  'abuse help hostmaster mod noreply official postmaster root security support ' +
  'system webmaster ayuda oficial seguridad sistema soporte ' +
  'customercare customerservice helpline trustandsafety trustsafety ' +
  'atencionalcliente atencioncliente'
).split(' ');

/** Words that make no other name of these. */
export const FILLERS = (
  'account app center centre club crew desk hq our real service site team the user ' +
  'web de el equipo ' +
  'agent agents alert alerts announcement announcements assistant billing bot chat client ' +
  'clients customer customers live login member members message messages my news online ' +
  'password payment payments tech technical update updates your ' +
  'chief general global head main room senior server super ' +
  'cliente clientes jefe servicio tecnica tecnico'
).split(' ');

/** Words by which a tag says that somebody has looked who a person is, which nobody does. */
export const MARKS = ['verified', 'verificado', 'verificada'];
