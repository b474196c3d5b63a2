import java.net.URI;
import java.time.LocalDate;
import java.util.Set;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.BusinessDaysApi;
import org.openapitools.client.api.CalendarsApi;
import org.openapitools.client.model.Error;

/** All five endpoints and one error through the generated client, of each address; a line of JSON for each. */
class Ask {
  /** The codes that this program was written for; others may come. */
  static final Set<String> MENDED = Set.of("invalid_date", "invalid_country", "invalid_region");

  public static void main(String[] addresses) throws Exception {
    for (var address : addresses) ask(URI.create(address));
  }

  static void ask(URI address) throws Exception {
    var client = new ApiClient();
    client.setScheme(address.getScheme()).setHost(address.getHost()).setPort(address.getPort());
    var key = System.getenv("KEY");
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
    var days = new BusinessDaysApi(client);
    var calendars = new CalendarsApi(client);

    var countries = calendars.listCountries(null, null, null, null);
    var holidays = calendars.listHolidays("GB", 2026, null, null, null, null, null);
    var is = days.isBusinessDay(date("2026-12-28"), "GB", "SCT", null, null, null, null);
    var add = days.addBusinessDays(date("2026-12-24"), "GB", 2, null, null, null, null, null);
    var count = days.countBusinessDays(
        date("2026-12-24"), date("2026-12-29"), "GB", null, null, null, null, null);
    var advice = "";
    try {
      days.isBusinessDay(date("2026-12-28"), "UK", null, null, null, null, null);
    } catch (ApiException refused) {
      var body = client.getObjectMapper().readValue(refused.getResponseBody(), Error.class);
      advice = advise(body.getError().getCode());
    }
    System.out.println(client.getObjectMapper().writeValueAsString(new Object[] {
      countries.getCountries().size(),
      holidays.getHolidays().get(0).getName(),
      is.getReason(),
      add.getEndDate().toString(),
      count.getBusinessDays(),
      advice,
    }));
  }

  static String advise(String code) {
    return MENDED.contains(code) ? "mend the request: " + code : "look up " + code;
  }

  static LocalDate date(String text) {
    return LocalDate.parse(text);
  }
}
