/** Words for the people who run the product; no username has one of them as a word. */
export const STAFF = (
  'admin administrator helpdesk moderator staff administrador administradora ' +
  'moderador moderadora ' +
  'مشرف المشرف مشرفون المشرفون مشرفين المشرفين'
).split(' ');

/** What people of the product, or its machines, may be called; they are also words like others. */
export const OFFICES = (
  'abuse help hostmaster mod noreply official postmaster root security support ' +
  'system webmaster ayuda oficial seguridad sistema soporte ' +
  'customercare customerservice helpline trustandsafety trustsafety ' +
  'atencionalcliente atencioncliente ' +
  'fraud privacy recovery safety verification verified ' +
  'fraude privacidad recuperacion verificacion verificada verificado ' +
  'دعم الدعم إدارة الإدارة مساعدة المساعدة رسمي الرسمي رسمية الرسمية أمان الأمان ' +
  'خدمةالعملاء موثق موثقة الموثق الموثقة'
).split(' ');

/** Words that make no other name of these. */
export const FILLERS = (
  'account app center centre club crew desk hq our real service site team the user ' +
  'web de el equipo ' +
  'agent agents alert alerts announcement announcements assistant billing bot chat client ' +
  'clients customer customers live login member members message messages my news online ' +
  'password payment payments tech technical update updates your ' +
  'chief general global head main room senior server super ' +
  'cliente clientes jefe servicio tecnica tecnico ' +
  'فريق الفريق فني الفني تقني التقني عام العام حساب الحساب مركز خدمة موقع الموقع'
).split(' ');

/**
 * Words by which a tag says that somebody has looked who a person is, which nobody does; also as
 * part of a longer one.
 */
export const MARKS = ['verified', 'verificado', 'verificada', 'موثق'];

/** Signs that other places set beside the names of people whom they have verified. */
export const CHECK_MARKS = [...'✓✔✅☑🗸🗹⍻🮱𐄂√'];
