import { DashboardLayout } from '../../ui/dashboard-layout.js';
import { formatsOf, useCategories } from '../../catalogue.js';
import { PHONE, useMedia } from '../../ui/use-media.js';
import { useTitle } from '../../ui/use-title.js';
import { WiderWindowNote } from '../../ui/wider-window-note.js';
import { AccountMenu, AccountRow } from '../account/index.js';
import { YourDesigns } from '../designs/index.js';
import { CategorySlider } from './category-slider.js';
import { HomeHero } from './home-hero.js';
import { PopularFormats } from './popular-formats.js';
import { SliderSkeleton } from './slider-skeleton.js';
import { home } from './strings.js';
import './home.css';

/** `/designmaker/start`: what one can make, format by format. */
export function HomePage() {
  const categories = useCategories();
  const phone = useMedia(PHONE);
  useTitle(home.title);
  const tree = categories.data ?? [];
  const sections = tree.map(({ _id, name }) => ({ id: _id, name }));
  return (
    <DashboardLayout sections={sections} barEnd={<AccountMenu />} navFoot={<AccountRow />}>
      {phone ? <PhoneTop /> : <HomeHero formats={formatsOf(tree)} />}
      <div className="home-sliders">
        <PopularFormats categories={categories} />
        <YourDesigns />
        {categories.isPending && <SliderSkeleton title={home.templates} />}
        {tree.map((category) => (
          <CategorySlider key={category._id} category={category} />
        ))}
      </div>
    </DashboardLayout>
  );
}

/** A phone has no hero, since it offers nothing to start; the page keeps its name for screen readers. */
function PhoneTop() {
  return (
    <>
      <h1 className="sr-only">{home.title}</h1>
      <WiderWindowNote />
    </>
  );
}
