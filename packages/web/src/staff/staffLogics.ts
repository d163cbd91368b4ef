import {
  adminStaffLogic,
  applicantsLogic,
  askAdminStaff,
  askClientStaff,
  askStaff,
  clientStaffLogic,
  declineEditorLogic,
  drivingLicenceEditorLogic,
  drivingLicenceLogic,
  eligibilityLogic,
  exportLogic,
  formRecordsLogic,
  informationEditorLogic,
  informationLogic,
  jobEditorLogic,
  lookupLogic,
  noteEditorLogic,
  reviewLogic,
  type StaffScope,
  staffActLogic,
  staffListLogic,
  staffMemberLogic,
  workerAgenciesLogic,
  workerAgencyLogic,
  workerEditorLogic,
  workerJobsLogic,
  workerNotesLogic,
  workerShiftsLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of the screens of workers as agencies, clients and administrators have them, over HTTP. */
export const staffLogics = {
  list: staffListLogic(loadClient),
  export: exportLogic(loadClient, askStaff),
  adminList: adminStaffLogic(loadClient),
  adminExport: exportLogic(loadClient, askAdminStaff),
  clientList: clientStaffLogic(loadClient),
  clientExport: exportLogic(loadClient, askClientStaff),
  applicants: applicantsLogic(loadClient),
  lookup: lookupLogic(loadClient),
  eligibility: eligibilityLogic(loadClient),
  act: staffActLogic(loadClient),
  agencies: workerAgenciesLogic(loadClient),
  agency: workerAgencyLogic(loadClient),
  member: staffMemberLogic(loadClient),
  information: informationLogic(loadClient),
  jobs: workerJobsLogic(loadClient),
  notes: workerNotesLogic(loadClient),
  licence: drivingLicenceLogic(loadClient),
  shifts: workerShiftsLogic(loadClient),
  review: reviewLogic(loadClient),
  forms: formRecordsLogic(loadClient),
  workerEditor: (agencyId: number | undefined) => workerEditorLogic(loadClient, agencyId),
  informationEditor: (scope: StaffScope) => informationEditorLogic(loadClient, scope),
  licenceEditor: (scope: StaffScope) => drivingLicenceEditorLogic(loadClient, scope),
  jobEditor: (scope: StaffScope) => jobEditorLogic(loadClient, scope),
  noteEditor: (scope: StaffScope) => noteEditorLogic(loadClient, scope),
  declineEditor: (scope: StaffScope) => declineEditorLogic(loadClient, scope)
}

/** What a test puts in their place. */
export type StaffLogics = typeof staffLogics
