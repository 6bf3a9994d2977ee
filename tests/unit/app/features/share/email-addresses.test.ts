import { describe, expect, it } from 'vitest';
import {
  endsAddress,
  faultIn,
  mergeAddresses,
  MOST_ADDRESSES,
  splitAddresses,
} from '../../../../../app/features/share/inviting/email-addresses.js';
import { faultText } from '../../../../../app/features/share/strings.js';

const OWN = 'rana@northam.example';

describe('addresses to invite', () => {
  it('are found in what people paste: commas, semicolons, spaces, lines, names', () => {
    const pasted =
      'Mira <Mira@Dockhall.example>; jonas@dockhall.example, "Nygaard, Tomas" <tomas@nordlys.example>\nada@nove.example  bo@nove.example';
    expect(splitAddresses(pasted)).toEqual([
      'mira@dockhall.example',
      'jonas@dockhall.example',
      'tomas@nordlys.example',
      'ada@nove.example',
      'bo@nove.example',
    ]);
  });

  it('are there once each, in order', () => {
    expect(mergeAddresses(['a@x.example'], 'b@x.example, A@X.example')).toEqual([
      'a@x.example',
      'b@x.example',
    ]);
  });

  it('end with a comma, a semicolon or a space', () => {
    expect(['a@x.example,', 'a@x.example;', 'a@x.example ', 'a@x.example', ' '].map(endsAddress)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are refused by name before anything is sent', () => {
    const said = (...addresses: string[]) => {
      const fault = faultIn(addresses, OWN);
      return fault && faultText(fault);
    };
    expect(said()).toBe('Enter at least one e-mail address');
    expect(said('mira@dockhall.example')).toBeNull();
    expect(said('ada@nove')).toBe('ada@nove is not an e-mail address');
    expect(said('ada@nove', 'a@x.example', 'bo', 'cy')).toBe('ada@nove, bo and cy are not e-mail addresses');
    expect(said('Rana@Northam.example'.toLowerCase())).toBe('This is your own address');
    const many = Array.from({ length: MOST_ADDRESSES + 1 }, (_, at) => `a${at}@x.example`);
    expect(said(...many)).toBe('At most 50 people can be invited at once');
  });
});
