export const plainText =
  'Flat water, no wind, and the stands already half full.\nSee you at the north gate at nine.';
export const mentionText = 'Great start by @amy_lake today. @ben, did you see the last turn?';
export const linkText =
  'Times are up at example.com/results and https://bücher.example/calendar (both official).';
export const hostileText =
  'javascript:alert(1) is text, https://bank.example@evil.example is text, and so is mail to ' +
  'amy@example.com.';
export const longText = `https://example.com/${'a-very-long-path-without-a-break-'.repeat(8)}`;
export const rtlText = 'مرحبا @amy_lake، النتائج على example.com/results';
