/** Words for the people who run the product; no username has one of them as a word. */
export const STAFF = (
  'admin administrator helpdesk moderator staff administrador administradora ' +
  'moderador moderadora ' +
  'مشرف المشرف مشرفون المشرفون مشرفين المشرفين ' +
  'أدمن الأدمن أدمنز الأدمنز'
).split(' ');

/** What people of the product, or its machines, may be called; they are also words like others. */
export const OFFICES = (
  'abuse help hostmaster mod noreply official postmaster root security support ' +
  'system webmaster ayuda oficial seguridad sistema soporte ' +
  'customercare customerservice helpline trustandsafety trustsafety ' +
  'atencionalcliente atencioncliente ' +
  'fraud privacy recovery safety verification verified ' +
  'fraude privacidad recuperacion verificacion verificada verificado ' +
  'administration administracion moderation moderacion sysadmin sysop trust ' +
  'دعم الدعم إدارة الإدارة مساعدة المساعدة رسمي الرسمي رسمية الرسمية أمان الأمان ' +
  'خدمةالعملاء موثق موثقة الموثق الموثقة ' +
  'إشراف الإشراف مدير المدير مديرة المديرة مسؤول المسؤول ' +
  'دعمالعملاء صاحبالموقع مالكالموقع إدارةالنظام مكتبالمساعدة ' +
  'servicioalcliente soportealusuario soportealcliente atencionalusuario ' +
  'billingteam billingdepartment paymentteam paymentsteam accountteam ' +
  'loginalert loginalerts loginteam passwordteam siteowner'
).split(' ');

/** What nobody is called whose username is nothing else; clubs have them, too. */
export const USERNAMES_OF_STAFF = ['operator', 'owner', 'operador', 'operadora'];

/** Words that make no other name of these. */
export const FILLERS = (
  'account app center centre club crew desk hq our real service site team the user ' +
  'web de el equipo ' +
  'agent agents alert alerts announcement announcements assistant billing bot chat client ' +
  'clients customer customers live login member members message messages my news online ' +
  'password payment payments tech technical update updates your ' +
  'chief general global head main room senior server super ' +
  'centro cliente clientes jefe resultados results servicio tecnica tecnico ' +
  'فريق الفريق فني الفني تقني التقني عام العام حساب الحساب مركز خدمة موقع الموقع ' +
  'تطبيق التطبيق منصة المنصة نتائج النتائج ' +
  'departamento department dept mesa notice notification notifications office platform ' +
  'usuario usuarios العملاء المستخدمين الزبائن النظام مكتب العامة'
).split(' ');

/**
 * Words by which a tag says that somebody has looked who a person is, which nobody does; also as
 * part of a longer one.
 */
export const MARKS = ['verified', 'verificado', 'verificada', 'موثق'];

/**
 * Words that say the same where a tag has nothing but them, words for staff and `MARK_FILLERS`: a
 * certified coach says something else.
 */
export const WHOLE_MARKS = (
  'approved authenticated certified checked confirmed trusted validated ' +
  'aprobada aprobado autenticada autenticado certificada certificado comprobada comprobado ' +
  'confirmada confirmado validada validado ' +
  'معتمد معتمدة موثوق موثوقة مؤكد مؤكدة'
).split(' ');

/** Words that make nothing else of these. */
export const MARK_FILLERS = (
  'by id identity person profile identidad perfil persona por ' + 'الهوية هوية من'
).split(' ');

/** The product's name, also as Arabic has it. */
export const PRODUCT_NAMES = ['clubline', 'كلوبلاين', 'كلوبلين', 'كلبلاين', 'كلابلاين'];

/** Signs that other places set beside the names of people whom they have verified. */
export const CHECK_MARKS = [...'✓✔✅☑🗸🗹⍻🮱𐄂√✪⍟'];

/** The same where it stands alone: among others it is a letter of a name. */
export const LONE_MARK = /(?<![^\s([])[Ⓥⓥ🅥🆅🅅](?![^\s)\]])/u;
