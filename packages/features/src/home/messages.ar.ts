import { counted, isolate, type TextsOf } from '../platform/messages';
import type { homeFeedMessages, homeMessages } from './messages';

export const home: TextsOf<typeof homeMessages> = {
  headline: 'رياضة تشبهك أكثر',
  lead:
    'إعلام رياضي من الجيل الجديد: أنديتك ونتائجك وناسك في مكان واحد، مع رؤى مخصصة وتفاعلية ' +
    'ولحظية بالذكاء الاصطناعي',
  comingSoon: 'قريبًا',
  logIn: 'تسجيل الدخول',
  join: 'انضمام',
  welcomeBack: (name) => `مرحبًا بعودتك، ${isolate(name)}!`,
  myScores: 'نتائجي',
  myFeed: 'موجزي',
  logout: 'تسجيل الخروج',
  partnerOverline: 'الشريك الرسمي',
  partnerTitle: 'نهائيات العالم للدراجات المائية',
  partnerText:
    'مركز الحدث بكل سباق ونتائجه، وغرف دردشة لا تنام طوال الأسبوع، والمتسابقون خلف أرقام ' +
    'القوارب.',
  eventHub: 'عرض مركز الحدث',
  joinChat: 'الانضمام إلى الدردشة',
  featuresTitle: 'منصة اجتماعية لعشاق الرياضة',
  clubsTitle: 'أندية ومجتمعات',
  clubsText:
    'مراكز للفرق ومجموعات للمشجعين. للعثور على نادٍ أو الانضمام إليه أو تأسيسه، والحديث في ' +
    'قنواته.',
  scoresTitle: 'نتائج ونقاشات مباشرة',
  scoresText: 'النتائج لحظة وصولها، جولة بعد جولة، والنقاش إلى جانبها.',
  profilesTitle: 'ملفات شخصية وتفاعلات',
  profilesText: 'لإظهار ألوان فريقك، ومتابعة من يهمك أمرهم، والتعبير بوجه من سبعة وجوه.',
  aiTitle: 'رؤى بالذكاء الاصطناعي',
  aiText: 'رؤى معدّة لك أثناء اللعب، وإجابات عند طلبها.',
  exploreFeed: 'استكشاف المنشورات',
  sponsorTitle: 'مكانك حيث المشجعون',
  sponsorText: 'يصل الشركاء والرعاة إلى الناس هنا أثناء اللعب. يسعدنا سماع أفكارك.',
  getInTouch: 'التواصل معنا',
  footerClubs: 'الأندية',
  footerContact: 'التواصل معنا',
  footerTerms: 'الشروط والخصوصية',
  footerAbout: 'من نحن',
  footerInsights: 'أفكار',
  footerAiPartner: 'شريك الذكاء الاصطناعي',
};

export const homeFeed: TextsOf<typeof homeFeedMessages> = {
  title: 'موجزي',
  loading: 'جارٍ تحميل موجزك…',
  sinceLastVisit: (count) =>
    counted(count, {
      zero: 'لا منشورات جديدة منذ زيارتك الأخيرة',
      one: 'منشور جديد واحد منذ زيارتك الأخيرة',
      two: 'منشوران جديدان منذ زيارتك الأخيرة',
      few: '# منشورات جديدة منذ زيارتك الأخيرة',
      many: '# منشورًا جديدًا منذ زيارتك الأخيرة',
      other: '# منشور جديد منذ زيارتك الأخيرة',
    }),
  sinceLastVisitUncounted: 'منشورات جديدة منذ زيارتك الأخيرة',
  earlier: 'قبل ذلك',
  empty: 'تظهر هنا منشورات الأندية بعد الانضمام إليها ومنشورات الأشخاص بعد متابعتهم.',
  findPeople: 'البحث عن أشخاص',
  discover: 'اكتشاف الأندية',
  loadFailed: 'تعذّر تحميل موجزك',
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  retry: 'إعادة المحاولة',
  loadMore: 'تحميل المزيد',
  olderElsewhere: 'الأقدم من ذلك في أنديتك وفي الملفات الشخصية.',
  partMissing: 'تعذّر الوصول إلى بعض أنديتك والحسابات المتابَعة، وما نُشر فيها غير ظاهر هنا.',
};
