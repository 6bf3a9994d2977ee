import { Link } from 'react-router-dom';
import type { DesignCategory } from '../../../server/contract/category.js';
import { useCategories } from '../../catalog.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { BackLink } from '../../ui/back-link.js';
import { Carousel } from '../../ui/carousel/carousel.js';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { DashboardLayout } from '../dashboard/index.js';
import { sortCategories, SliderSkeleton, TEMPLATE_CARD } from '../home/index.js';
import { SearchBox } from '../search/index.js';
import { TemplateActions, TemplateTile } from '../templates/index.js';
import { shownFormats } from './shown-formats.js';
import { categories as strings } from './strings.js';
import './categories.css';

/** `/designmaker/start/categories`: every category with a template of each of its formats. */
export function CategoriesPage() {
  const phone = useMedia(PHONE);
  useTitle(strings.title);
  return (
    <DashboardLayout barMiddle={!phone && <SearchBox size="bar" />}>
      <div className="categories">
        <header>
          <BackLink to={START_ADDRESS} label={strings.back} />
          <h1 className="title-1">{strings.title}</h1>
        </header>
        <TemplateActions click="use">
          <Categories />
        </TemplateActions>
      </div>
    </DashboardLayout>
  );
}

/** On their way, failed, none, or a slider each. */
function Categories() {
  const { data, isPending, isFetching, refetch } = useCategories();
  if (isPending) return <SliderSkeleton title={strings.title} />;
  if (!data) return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const shown = sortCategories(data).filter((category) => shownFormats(category).length > 0);
  if (shown.length === 0) return <NoCategories />;
  return shown.map((category, index) => (
    <CategoryRow key={category._id} category={category} eager={index === 0} />
  ));
}

function NoCategories() {
  return (
    <EmptyPage heading={strings.none} help={strings.noneHelp}>
      <Link className="button second" to={START_ADDRESS}>
        {strings.home}
      </Link>
    </EmptyPage>
  );
}

interface CategoryRowProps {
  readonly category: DesignCategory;
  /** The first one: it is seen as soon as the page is. */
  readonly eager: boolean;
}

function CategoryRow({ category, eager }: CategoryRowProps) {
  return (
    <Carousel title={category.name} id={`category-${category._id}`}>
      {shownFormats(category).map((template) => (
        <TemplateTile
          key={template.categories[0]?._id}
          template={template}
          shape={TEMPLATE_CARD}
          click="use"
          eager={eager}
        />
      ))}
    </Carousel>
  );
}
