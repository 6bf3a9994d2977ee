import { useSignal } from '../../ui/hooks/use-signal.js';
import { chooseTheme, theme, THEMES, themeNames } from '../../theme.js';
import { Section } from './section.js';
import { appearance as strings } from './strings.js';

/** Light, dark, or as the system is [E-034]. */
export function Appearance() {
  const chosen = useSignal(theme);
  return (
    <Section title={strings.title} about={strings.about}>
      <div className="settings-themes" role="radiogroup" aria-label={themeNames.title}>
        {THEMES.map((one) => (
          <label key={one} className="settings-theme">
            <input
              type="radio"
              name="theme"
              value={one}
              checked={chosen === one}
              onChange={() => chooseTheme(one)}
            />
            {themeNames[one]}
          </label>
        ))}
      </div>
    </Section>
  );
}
