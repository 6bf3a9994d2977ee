/**
 * The commonest passwords of ten letters and more, from lists of leaked ones, and the words that people build such
 * passwords of. Shorter ones are refused for their length already.
 */
const COMMON = new Set(
  `1234567890 12345678910 123456789a 123456789q 0123456789 9876543210 1234554321 1122334455 0987654321 1111111111
  0000000000 123123123123 1212121212 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop
  qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 1qaz1qaz1qaz zaq12wsxcde3 asdfghjkl1 asdfghjkl123 zxcvbnm123 poiuytrewq
  password12 password123 password1234 password12345 password123456 passw0rd123 p@ssw0rd123 p@ssword123 passwordpassword
  mypassword mypassword1 letmein123 letmein1234 letmeinnow welcome123 welcome1234 welcome12345 administrator admin12345
  admin123456 adminadmin changeme123 changemenow iloveyou12 iloveyou123 iloveyou1234 iloveyouforever ilovejesus
  sunshine12 sunshine123 princess12 princess123 football12 football123 baseball12 baseball123 basketball superman12
  superman123 batman1234 michael123 charlie123 jordan1234 monkey1234 dragon1234 master1234 shadow1234 killer1234
  trustno1trustno1 whatever123 computer123 internet123 starwars123 pokemon123 liverpool1 liverpool123 manchester
  manchester1 chelsea123 arsenal123 barcelona1 barcelona123 realmadrid qazwsxedcrfv qazwsx1234 abcdefghij abcdefghijk
  abcd123456 abcde12345 abc1234567 a123456789 a1b2c3d4e5 aa12345678 asd123456789 test123456 testtest123 testing1234
  secret1234 secret12345 google1234 facebook123 december12 november11 september1 correcthorsebatterystaple
  designmaker designmaker1 designmaker123`.split(/\s+/),
);

/** Whether a password is one that is guessed first: a common one, one letter again and again, or a row of the keys. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/\s/g, '');
  return COMMON.has(plain) || new Set(plain).size <= 2 || isRow(plain);
}

/** Letters or digits that follow each other, up or down, all the way. */
function isRow(text: string): boolean {
  const steps = [...text].slice(1).map((letter, i) => letter.codePointAt(0)! - text.codePointAt(i)!);
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
