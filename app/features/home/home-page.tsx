import { formatsOf, useCategories } from '../../catalog.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { WiderWindowNote } from '../../ui/feedback/wider-window-note.js';
import { useUser } from '../account/index.js';
import { DashboardLayout } from '../dashboard/index.js';
import { YourDesigns } from '../designs/index.js';
import { TemplateActions } from '../templates/index.js';
import { CategorySlider } from './category-slider.js';
import { HomeHero } from './home-hero.js';
import { MODES, type HomeMode } from './home-mode.js';
import { sortCategories } from './sort-categories.js';
import { PopularFormats } from './popular-formats.js';
import { SliderSkeleton } from './slider-skeleton.js';
import { home } from './strings.js';
import './home.css';

/** `/designmaker/start`: what one can make, format by format; in templates mode the same to look around in. */
export function HomePage({ mode }: { readonly mode: HomeMode }) {
  const categories = useCategories();
  const phone = useMedia(PHONE);
  const { title, click, starts } = MODES[mode];
  useTitle(title);
  const tree = sortCategories(categories.data ?? []);
  // home has its hero and its formats; where one looks around the parts of the page are listed
  const sections = starts ? [] : tree.map(({ _id, name }) => ({ id: _id, name }));
  return (
    <DashboardLayout sections={sections}>
      {phone ? <PhoneTop mode={mode} /> : <HomeHero formats={formatsOf(tree)} starts={starts} />}
      <div className="home-sliders">
        {phone && starts && <YourDesigns />}
        <PopularFormats categories={categories} />
        {!phone && starts && <YourDesigns />}
        {categories.isPending && <SliderSkeleton title={home.templates} />}
        <TemplateActions click={click}>
          {tree.map((category, index) => (
            <CategorySlider key={category._id} category={category} click={click} eager={index === 0} />
          ))}
        </TemplateActions>
      </div>
    </DashboardLayout>
  );
}

/** A phone has no hero, since it offers nothing to start; the home's name is for screen readers alone. */
function PhoneTop({ mode }: { readonly mode: HomeMode }) {
  const { title, starts } = MODES[mode];
  const member = useUser();
  if (!starts) return <h1 className="title-1 home-phone-title">{title}</h1>;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <WiderWindowNote what={member ? 'designs' : 'template'} />
    </>
  );
}
