import { Navigate } from 'react-router-dom';
import { MOCKUPS_START } from '../mockup-addresses.js';

/** The product's name alone leads to its home (DECISIONS 15). */
export const Component = () => <Navigate to={MOCKUPS_START} replace />;
