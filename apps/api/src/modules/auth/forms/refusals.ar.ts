/** What an answer is in Arabic, where a call says it in English. */
const sentences: Record<string, string> = {
  'First name is required': 'الاسم الأول مطلوب',
  'Last name is required': 'اسم العائلة مطلوب',
  'Username is required': 'اسم المستخدم مطلوب',
  'Only letters, numbers, and underscores are allowed.':
    'يُسمح فقط بالأحرف اللاتينية والأرقام والشرطات السفلية.',
  'Username is already taken': 'اسم المستخدم هذا مستخدم بالفعل',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Email or username is required': 'البريد الإلكتروني أو اسم المستخدم مطلوب',
  'Invalid email format.': 'صيغة البريد الإلكتروني غير صحيحة.',
  'Email is already in use': 'هذا البريد الإلكتروني مستخدم بالفعل',
  'Passwords do not match.': 'كلمتا المرور غير متطابقتين.',
  'Please select at least one sport.': 'يُرجى اختيار رياضة واحدة على الأقل.',
  'Please select at least one profile tag.': 'يُرجى اختيار وسم واحد على الأقل.',
  'Please use your own name.': 'يُرجى استخدام اسمك الخاص.',
  'This password is one of the most used ones. Please choose another.':
    'كلمة المرور هذه من الأكثر شيوعًا. يُرجى اختيار غيرها.',
  'This password is easy to guess from a name or address. Please choose another.':
    'يسهل تخمين كلمة المرور هذه من اسم أو عنوان. يُرجى اختيار غيرها.',
  'That email or username and password do not match.':
    'البريد الإلكتروني أو اسم المستخدم لا يطابق كلمة المرور.',
  'This account is disabled. Please write to us if you think it should not be.':
    'هذا الحساب معطَّل. إن كان ذلك خطأ، فيُرجى مراسلتنا.',
  'This code is not right, or was used before.': 'هذا الرمز غير صحيح، أو استُخدم من قبل.',
  'Too many attempts. Please try again in a quarter of an hour.':
    'محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد ربع ساعة.',
  'Too many accounts were made from here. Please try again in an hour.':
    'أُنشئت من هنا حسابات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد ساعة.',
};

/** Sentences with a number in them. */
const counted: [RegExp, (count: string) => string][] = [
  [/^At most (\d+) characters\.$/, (count) => `الحد الأقصى: ${count} من الأحرف.`],
  [
    /^Password must be at least (\d+) characters$/,
    (count) => `الحد الأدنى لكلمة المرور: ${count} من الأحرف`,
  ],
  [/^You can add up to (\d+) profile tags\.$/, (count) => `الحد الأقصى للوسوم: ${count}.`],
];

/** In Arabic what a call says of a refusal; of those it does not know, that there is one. */
export function refusalInArabic(sentence: string): string {
  for (const [pattern, inArabic] of counted) {
    const [, count] = pattern.exec(sentence) ?? [];
    if (count !== undefined) return inArabic(count);
  }
  return sentences[sentence] ?? 'لم يُقبل هذا. يُرجى تغييره.';
}
