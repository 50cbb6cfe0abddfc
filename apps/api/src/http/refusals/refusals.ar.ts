/** What is answered in Arabic where a call refuses something in English; {} is what is counted. */
export const refusalsAr: Readonly<Record<string, string>> = {
  // Of any call.
  'You may not do this.': 'لا يُسمح لك بهذا.',
  'You may only act as yourself.': 'لا يمكنك التصرف إلا باسمك.',
  'Only administrators may do this.': 'هذا متاح للمسؤولين فقط.',
  'Too many requests. Please slow down.': 'طلبات كثيرة جدًا. يُرجى التمهل.',
  'The service is busy. Please try again shortly.':
    'الخدمة مشغولة. يُرجى المحاولة مرة أخرى بعد قليل.',
  'Nothing can be stored right now.': 'لا يمكن حفظ أي شيء الآن.',
  'The service cannot be reached right now.': 'لا يمكن الوصول إلى الخدمة الآن.',
  'Nothing can be stored right now. Please try again shortly.':
    'لا يمكن حفظ أي شيء الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'The service cannot be reached right now. Please try again shortly.':
    'لا يمكن الوصول إلى الخدمة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'Something went wrong on our side.': 'حدث خطأ من جهتنا.',
  'The request is too large.': 'ما أُرسل كبير جدًا.',
  'The request holds a character that cannot be stored.': 'فيه حرف لا يمكن حفظه.',
  'At most {} characters.': 'الحد الأقصى: {} من الأحرف.',
  'This must not be empty.': 'لا يمكن ترك هذا فارغًا.',
  'Athlete not found': 'لم يُعثر على الرياضي',
  'Board not found': 'لم يُعثر على لوحة النتائج',
  'Channel not found': 'لم يُعثر على القناة',
  'Chat room not found': 'لم يُعثر على الدردشة',
  'Club not found': 'لم يُعثر على النادي',
  'Comment not found': 'لم يُعثر على التعليق',
  'Device not found': 'لم يُعثر على الجهاز',
  'Key not found': 'لم يُعثر على المفتاح',
  'Message not found': 'لم يُعثر على الرسالة',
  'Notification not found': 'لم يُعثر على الإشعار',
  'Passkey not found': 'لم يُعثر على مفتاح المرور',
  'Picture not found': 'لم يُعثر على الصورة',
  'Post not found': 'لم يُعثر على المنشور',
  'Racer not found': 'لم يُعثر على المتسابق',
  'User not found': 'لم يُعثر على هذا الشخص',
  'This club was sent already and has been deleted since.': 'سبق إرسال هذا النادي ثم حُذف.',
  'This comment was sent already and has been deleted since.': 'سبق إرسال هذا التعليق ثم حُذف.',
  'This message was sent already and has been deleted since.': 'سبق إرسال هذه الرسالة ثم حُذفت.',
  'This post was sent already and has been deleted since.': 'سبق إرسال هذا المنشور ثم حُذف.',

  // Accounts.
  'First name is required': 'الاسم الأول مطلوب',
  'Last name is required': 'اسم العائلة مطلوب',
  'Username is required': 'اسم المستخدم مطلوب',
  'Only letters, numbers, and underscores are allowed.':
    'يُسمح فقط بالأحرف اللاتينية والأرقام والشرطات السفلية.',
  'Username is already taken': 'اسم المستخدم هذا مستخدم بالفعل',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Email or username is required': 'البريد الإلكتروني أو اسم المستخدم مطلوب',
  'This was changed meanwhile. Look at it, and save again.':
    'تغيّر هذا في هذه الأثناء. يُرجى الاطلاع عليه ثم الحفظ مرة أخرى.',
  'Invalid email format.': 'صيغة البريد الإلكتروني غير صحيحة.',
  'Email is already in use': 'هذا البريد الإلكتروني مستخدم بالفعل',
  'Password is required': 'كلمة المرور مطلوبة',
  'Password must be at least {} characters': 'الحد الأدنى لكلمة المرور: {} من الأحرف',
  'Passwords do not match.': 'كلمتا المرور غير متطابقتين.',
  'Please select at least one sport.': 'يُرجى اختيار رياضة واحدة على الأقل.',
  'A sport must not be empty.': 'لا يمكن ترك الرياضة فارغة.',
  'Please select at least one profile tag.': 'يُرجى اختيار وسم واحد على الأقل.',
  'A tag must not be empty.': 'لا يمكن ترك الوسم فارغًا.',
  'Tags must differ from each other.': 'يجب أن تختلف الوسوم بعضها عن بعض.',
  'You can add up to {} profile tags.': 'الحد الأقصى للوسوم: {}.',
  'Please write each word in one alphabet, without letters that pass for others.':
    'يُرجى كتابة كل كلمة بأبجدية واحدة، من دون حروف تشبه غيرها.',
  'Please use your own name.': 'يُرجى استخدام اسمك الخاص.',
  'Please leave out check marks: nobody is verified here.':
    'يُرجى حذف علامات التحقق: لا أحد موثَّق هنا.',
  'Please choose a name that does not stand for this place or its staff.':
    'يُرجى اختيار اسم لا يمثل هذا الموقع ولا فريقه.',
  'Please choose a tag that does not stand for this place or its staff.':
    'يُرجى اختيار وسم لا يمثل هذا الموقع ولا فريقه.',
  'This password is one of the most used ones. Please choose another.':
    'كلمة المرور هذه من الأكثر شيوعًا. يُرجى اختيار غيرها.',
  'This password is easy to guess from a name or address. Please choose another.':
    'يسهل تخمين كلمة المرور هذه من اسم أو عنوان. يُرجى اختيار غيرها.',
  'This is not your current password.': 'هذه ليست كلمة مرورك الحالية.',
  'That email or username and password do not match.':
    'البريد الإلكتروني أو اسم المستخدم لا يطابق كلمة المرور.',
  'This account is disabled. Please write to us if you think it should not be.':
    'هذا الحساب معطَّل. إن كان ذلك خطأ، فيُرجى مراسلتنا.',
  'This code is not right, or was used before.': 'هذا الرمز غير صحيح، أو استُخدم من قبل.',
  'This link has run out or was already used. Please ask for a new one.':
    'انتهت صلاحية هذا الرابط أو استُخدم من قبل. يُرجى طلب رابط جديد.',
  'Too many attempts. Please try again in a quarter of an hour.':
    'محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد ربع ساعة.',
  'Too many accounts were made from here. Please try again in an hour.':
    'أُنشئت من هنا حسابات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد ساعة.',
  'You may only change your own profile.': 'لا يمكنك تغيير إلا ملفك الشخصي.',
  'Add a passkey first: there is none to ask for.': 'تلزم إضافة مفتاح مرور أولًا.',
  'This is your last passkey, and signing in asks for one. Stop asking for it first.':
    'هذا آخر مفتاح مرور لديك، وتسجيل الدخول يطلبه. يلزم إيقاف طلبه أولًا.',
  'This passkey could not be checked. Please try again.':
    'تعذّر التحقق من مفتاح المرور هذا. يُرجى المحاولة مرة أخرى.',
  'This passkey is here already.': 'مفتاح المرور هذا موجود هنا بالفعل.',
  'This passkey is not known here.': 'مفتاح المرور هذا غير معروف هنا.',
  'This passkey is not one of this account.': 'مفتاح المرور هذا ليس من هذا الحساب.',
  'You have {} passkeys, which is the most. Remove one first.':
    'عدد مفاتيح مرورك {}، وهو الحد الأقصى. تلزم إزالة أحدها أولًا.',
  'This browser was just turned on by somebody else.': 'فعّل شخص آخر هذا المتصفح للتو.',
  'This server sends nothing to that push service.': 'لا يرسل هذا الخادم إلى خدمة التنبيه تلك.',
  'At most {} rooms.': 'الحد الأقصى للدردشات: {}.',

  // People and clubs.
  'You cannot follow yourself.': 'لا يمكنك متابعة نفسك.',
  'You do not follow this person.': 'هذا الشخص ليس ممن تتابعهم.',
  'Nobody may follow more than {} people. Unfollow somebody first.':
    'الحد الأقصى لمن يمكن متابعتهم: {}. يلزم إلغاء متابعة أحدهم أولًا.',
  'Club name required': 'اسم النادي مطلوب',
  'Club name must produce a slug of at least {} characters.':
    'يجب أن ينتج عن اسم النادي عنوان لا يقل عدد أحرفه عن {}.',
  'This club is full.': 'هذا النادي مكتمل.',
  'Nobody may belong to more than {} clubs. Leave one first.':
    'لا يمكن لأحد الانضمام إلى أكثر من {} ناديًا. غادر أحدها أولًا.',
  'Only members of this club may do this.': 'هذا متاح لأعضاء هذا النادي فقط.',
  'Only the owner can delete this club.': 'لا يمكن حذف هذا النادي إلا لمالكه.',
  'Only the owner or a co-owner can do this.': 'هذا متاح للمالك أو لمالك مشارك فقط.',
  'Only the owner or a co-owner can edit this club.':
    'لا يمكن تعديل هذا النادي إلا للمالك أو لمالك مشارك.',
  'Only the owner can decide about co-owners.': 'لا يقرر في أمر المالكين المشاركين إلا المالك.',
  'You have been banned from this club by its owners.': 'حظرك مالكو هذا النادي منه.',
  'You have been muted in this club by its owners. You can read and react.':
    'كتمك مالكو هذا النادي فيه. يمكنك القراءة والتفاعل.',
  'There is no invitation for you, or it has ended.': 'لا توجد دعوة لك، أو أنها انتهت.',
  'Owners and co-owners cannot leave their club.':
    'لا يمكن للمالك والمالكين المشاركين مغادرة ناديهم.',
  'Owners and co-owners cannot be muted or banned.':
    'لا يمكن كتم المالك والمالكين المشاركين أو حظرهم.',
  'Somebody who is muted or banned cannot be a co-owner.':
    'من كُتم أو حُظر لا يمكن أن يكون مالكًا مشاركًا.',
  'They are an owner or a co-owner of this club already.':
    'هذا الشخص مالك أو مالك مشارك لهذا النادي بالفعل.',
  'The invitation has been accepted.': 'قُبلت الدعوة.',
  'The owner cannot resign: a club needs one.': 'لا يمكن للمالك أن يتخلى: لا بد للنادي من مالك.',
  'At most {} co-owners.': 'الحد الأقصى للمالكين المشاركين: {}.',
  'At most {} co-owners, with those who are invited.':
    'الحد الأقصى للمالكين المشاركين، مع المدعوين: {}.',

  // Posts, comments, messages and pictures.
  'Write something or add a picture.': 'يُرجى كتابة شيء أو إضافة صورة.',
  'Write something or add an image.': 'يُرجى كتابة شيء أو إضافة صورة.',
  'A post without pictures needs some words.': 'المنشور بلا صور يحتاج إلى كلمات.',
  'More descriptions than pictures.': 'الأوصاف أكثر من الصور.',
  'At most {} images.': 'الحد الأقصى للصور: {}.',
  'At most {} posts can be pinned. Unpin one first.':
    'الحد الأقصى للمنشورات المثبَّتة: {}. يلزم إلغاء تثبيت أحدها أولًا.',
  'Only the club’s owners may pin posts.': 'لا يثبّت المنشورات إلا مالكو النادي.',
  'Only its author may delete a post.': 'لا يحذف المنشور إلا كاتبه.',
  'Only its author may change a post.': 'لا يغيّر المنشور إلا كاتبه.',
  'Only the author and the club’s owners may delete a post.':
    'لا يحذف المنشور إلا كاتبه ومالكو النادي.',
  'Only its author may change a comment.': 'لا يغيّر التعليق إلا كاتبه.',
  'Only the author and the club’s owners may delete a comment.':
    'لا يحذف التعليق إلا كاتبه ومالكو النادي.',
  'No such comment on this post.': 'لا يوجد هذا التعليق على هذا المنشور.',
  'Only its sender may change a message.': 'لا يغيّر الرسالة إلا مرسلها.',
  'Only the sender and the club’s owners may delete a message.':
    'لا يحذف الرسالة إلا مرسلها ومالكو النادي.',
  'You cannot report your own post.': 'لا يمكنك الإبلاغ عن منشورك.',
  'You are sending too fast. Please wait a moment.': 'الإرسال سريع جدًا. يُرجى الانتظار لحظة.',
  'The message is empty.': 'الرسالة فارغة.',
  'Only images uploaded here can be attached.': 'لا يمكن إرفاق إلا صور رُفعت هنا.',
  'Upload the picture to the club whose post it is for.':
    'يُرجى رفع الصورة إلى النادي الذي له المنشور.',
  'The picture is not there any more. Please upload it again.':
    'لم تعد الصورة هنا. يُرجى رفعها من جديد.',
  'Only JPEG, PNG, GIF, WebP and AVIF pictures are accepted.':
    'لا تُقبل إلا صور JPEG وPNG وGIF وWebP وAVIF.',
  'The file is empty.': 'الملف فارغ.',
  'The picture has more than {} megapixels.': 'في الصورة أكثر من {} ميغابكسل.',
  'The picture has more than {} frames.': 'في الصورة أكثر من {} إطار.',
  'The picture is more than {} pixels wide or tall.': 'عرض الصورة أو ارتفاعها أكبر من {} بكسل.',
  'The picture has too many pixels for its depth of colour.':
    'في الصورة بكسلات أكثر مما يسمح به عمق ألوانها.',
  'The picture is damaged or cannot be read.': 'الصورة تالفة أو لا يمكن قراءتها.',
  'The picture is larger than {} MB.': 'حجم الصورة أكبر من {} ميغابايت.',
  'The picture cannot be read right now. Please try again shortly.':
    'لا يمكن قراءة الصورة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'The picture could not be stored. Please try again shortly.':
    'تعذّر حفظ الصورة. يُرجى المحاولة مرة أخرى بعد قليل.',
  'This room is unavailable right now. Please try again shortly.':
    'هذه الدردشة غير متاحة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',

  // Racers, partners, contact.
  'Only administrators may edit racers.': 'لا يعدّل المتسابقين إلا المسؤولون.',
  'Duplicate athlete {} already exists. Select it from the dropdown or change the name.':
    'يوجد رياضي باسم {} بالفعل. يُرجى اختياره من القائمة أو تغيير الاسم.',
  'There is no such athlete.': 'لا يوجد هذا الرياضي.',
  'This athlete has a racer profile already.': 'لهذا الرياضي صفحة متسابق بالفعل.',
  'Age must be a number.': 'يجب أن يكون العمر رقمًا.',
  'Age must be at least {}.': 'يجب ألا يقل العمر عن {}.',
  'Age must be at most {}.': 'يجب ألا يزيد العمر على {}.',
  'Height must be between 36 and 96 inches (3′0″–8′0″).':
    'يجب أن يكون الطول بين 36 و96 بوصة (\u20683′0″–8′0″\u2069).',
  'Name is required.': 'الاسم مطلوب.',
  'Bio is required.': 'النبذة مطلوبة.',
  'Boat manufacturer is required.': 'صانع القارب مطلوب.',
  'It has to be given as a string.': 'يجب أن تكون القيمة نصًا.',
  'Message is required.': 'الرسالة مطلوبة.',
  'The name of the partner is required.': 'اسم الشريك مطلوب.',
  'A partner has {} keys at most. Revoke one of them first.':
    'الحد الأقصى لمفاتيح الشريك: {}. يلزم إلغاء أحدها أولًا.',
};
